import { type Archetype, beat } from '#offline/writer/bank.ts';

export const SIGNAL: Archetype = {
  name: 'Signal',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} hatte {here} Nachtdienst, mit [einem alten Radio|einer Decke und Kaffee]. {sense} Um drei Uhr vier antwortete etwas.',
      'Die Arbeit war einfach: [zuhören|auf einen Zeiger achten]. {hero} tat das {here} seit Jahren, und nie geschah etwas. Bis zu dieser Nacht.',
    ),
    beat(
      'close',
      'thing',
      'Dreimal [lang|kurz], einmal [kurz|lang], eine Pause. {he} machte Buchstaben daraus, und die Buchstaben ergaben langsam: {topic}.',
      '{he} nahm das Rauschen auf und hörte es [langsamer|rückwärts] ab. [Darunter|Ganz tief] sagte eine Stimme immer wieder: {topic}.',
    ),
    beat(
      'medium',
      'other',
      '„[Ein Scherz|Das Wetter]“, sagte {other}. Doch {record} enthielt dasselbe Signal, [sechzig Jahre alt|zur gleichen Stunde].',
      '„Antworte nicht“, sagte {other}. „[Wer antwortet, schläft nicht mehr|Der Letzte ging weit weg].“ In derselben Nacht antwortete {hero}.',
    ),
    beat(
      'close',
      'hero',
      '{he} sendete ein einziges Wort: [Hallo|Wer|Wo]. Die Antwort kam [sofort|viel zu schnell], und [ein Name war darin|sie klang nach Zuhause].',
      'Kaum war die Antwort fort, [wurden die Lampen schwach|war das Rauschen klar]. Eine [müde|ruhige] Stimme begann [eine Liste zu lesen|rückwärts zu zählen].',
    ),
    beat(
      'medium',
      'both',
      'Es kam nicht von weit her. Es war ein Echo des eigenen Signals, [morgen gesendet|zurückgeworfen von etwas, das dort nicht sein durfte].',
      'Jemand rief [seit Jahrzehnten|ein Leben lang], und endlich hörte jemand bis zum Ende zu. [Das war alles|Mehr wollte die Stimme nicht].',
    ),
    beat(
      'wide',
      'place',
      'Die Station ist heute zu, aber [ein Licht blinkt|der Zeiger zittert noch]. Wer die Pausen zählt, liest: [Wir haben dich gehört|Jetzt bist du dran].',
      '{hero} hält noch immer Wache. Fragt jemand nach {topic}, reicht {he} den Kopfhörer weiter und [geht still hinaus|schließt leise die Tür].',
    ),
  ],
};

export const DAY: Archetype = {
  name: 'ein Tag',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'hero',
      'Der Tag begann {here} wie jeder andere. {sense} {hero} [aß im Stehen|pfiff ein altes Lied] und dachte an nichts.',
      'Um [sechs|sieben] Uhr kehrte {hero} den Hof. [Das Brot kam pünktlich|Die Läden gingen auf, einer nach dem anderen]. Alles schien in Ordnung.',
    ),
    beat(
      'medium',
      'other',
      'Um [neun|zehn] kam {other}, ganz außer Atem. „[Das musst du sehen|Es fängt an].“ Und dann, leiser: {topic}.',
      'Gegen Mittag blieb {other} mitten auf dem Weg stehen und hob die Hand. [Es wurde still|Niemand sprach seinen Satz zu Ende].',
    ),
    beat(
      'close',
      'thing',
      'Es war weder größer noch lauter als erwartet. Es war nur [näher|wirklicher]. {hero} vergaß [die Kälte|jedes Wort].',
      '{he} hatte es sich [hundertmal|seit der Kindheit] vorgestellt, und immer falsch. Von [diesem Licht|diesem Regengeruch] war nie die Rede gewesen.',
    ),
    beat(
      'medium',
      'both',
      'Am Nachmittag [stritten die Leute|packten die Leute ihre Koffer]. {hero} tat, was niemand verlangte: {he} [blieb|ging ohne Eile darauf zu].',
      '„[Komm zurück|Lass es]“, rief man. {hero} machte noch einen Schritt und noch einen. {other} [schloss die Augen|kam schließlich nach].',
    ),
    beat(
      'close',
      'hero',
      'Es dauerte [neun Sekunden|keine Minute]. [Ein Name|Eine ausgestreckte Hand] genügte, und die Angst [ging aus wie ein Streichholz|wechselte die Seite].',
      'Einen Augenblick lang sah {he} das eigene Leben von außen: [wie klein es war|wie wenig es brauchte]. Und {he} sagte Ja.',
    ),
    beat(
      'wide',
      'place',
      'Am Abend sah alles aus wie vorher. Fast. Manche leben noch immer [vor|nach] diesem Tag. {hero} lebt darin.',
      'In den Kalendern fehlt dort ein Blatt. {hero} bewahrt es auf. Ein Datum steht darauf, und dazu: {topic}.',
    ),
  ],
};
