import { type Archetype, beat } from '../bank.ts';

const FIND: Archetype = {
  name: 'Fund',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} suchte {here} [Ruhe|Arbeit|ein wenig Stille]. {sense} [Niemand stellte Fragen|Die Zeit ging dort langsamer].',
      '{hero} kam [jeden Abend|jeden Morgen] hier vorbei und blieb nie stehen. An diesem Tag [glänzte etwas am Boden|war ein Geräusch anders als sonst].',
    ),
    beat(
      'close',
      'thing',
      'Unter [einem losen Brett|einem Stein|dem Staub] lag [ein Heft|eine Holzkiste|ein Umschlag]. Darin standen nur ein paar Worte: {topic}.',
      'Hinter [einem Vorhang|einem losen Ziegel] fand {he} [ein Foto|ein Heft]. Auf der Rückseite stand, [mit Bleistift|in blauer Tinte]: {topic}.',
    ),
    beat(
      'medium',
      'hero',
      '[Eine Woche|Neun Nächte] lang sagte {he} kein Wort. Bei jedem Besuch [war etwas anders|schien die Luft wärmer|fehlte eine Zeile].',
      '{he} kam wieder, [bei Nacht|vor Sonnenaufgang], mit einer Lampe, und [schrieb alles ab|zeichnete jede Kleinigkeit], bis das Papier zu Ende war.',
    ),
    beat(
      'medium',
      'other',
      'Dann sah {other} den Fund und wurde blass. „[Leg es zurück|Ich habe es auch einmal gefunden|Ich dachte, es sei fort]“, kam es leise.',
      'Schließlich fragte {he} {other}. Die Antwort ließ lange auf sich warten: „[Es war schon einmal jemand deswegen hier|Es gehört niemandem. Es gehört allen].“',
    ),
    beat(
      'close',
      'hero',
      'Da verstand {hero}: [Nichts war je verloren|Niemand hatte es versteckt]. Es lag da, [im hellen Licht|von Anfang an], und wartete auf geduldige Augen.',
      'In einer Ecke fand {he} ein Zeichen. Es war die eigene Handschrift, [nur viel älter|mit einem Datum, das noch kommen sollte].',
    ),
    beat(
      'wide',
      'place',
      '{he} legte alles zurück und löschte die Lampe. [Manche Dinge|Die besten Funde] nimmt man nicht mit. [Man schaut sie an|Es genügt, von ihnen zu wissen].',
      'Wenn heute jemand {topic} erwähnt, lächelt {hero} und [zeigt zum Horizont|spricht vom Wetter]. [Es liegt noch immer dort|Wer es sehen will, muss langsam gehen].',
    ),
  ],
};

const LETTER: Archetype = {
  name: 'Brief',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      'Der Brief kam [ohne Marke|vier Jahre zu spät|in einer Regennacht]. Auf dem Umschlag stand ein Name: {hero}. {sense}',
      '{hero} wartete {here} schon lange nicht mehr auf Post. Der Umschlag lag [eine Stunde|bis zum Abend] ungeöffnet auf dem Tisch. {sense}',
    ),
    beat(
      'close',
      'thing',
      'Darin ging es um {topic}, so als [bliebe keine Zeit|wüssten es alle]. Die letzte Zeile lautete: [Warte nicht bis zum Frühling|Verbrenne dieses Blatt].',
      'Kein Gruß, kein Name. Nur [eine gepresste Blume|ein Plan von Hand] und drei Worte: [Man wartet noch|Schau noch einmal].',
    ),
    beat(
      'medium',
      'hero',
      '{he} las ihn [zweimal|bis die Kerze aus war]. Dann schloss {he} das Haus ab und ging, [noch vor dem Morgen|ohne ein Wort].',
      '{he} schrieb noch in derselben Nacht zurück, ohne [Adresse|Namen]. Die Antwort [kam am nächsten Tag|lag schon vor der Tür].',
    ),
    beat(
      'wide',
      'other',
      'Am Ende des Weges stand {other}. Zwei Tassen Kaffee, ein Stuhl, ein Satz: „[Du hast lange gebraucht|Ich habe ihn nur eingeworfen].“',
      'An der Adresse wartete {other}, sah den Umschlag an und flüsterte: „[Ich dachte, es kommt niemand mehr|Diese Schrift kenne ich].“',
    ),
    beat(
      'close',
      'both',
      'Da sah {hero} genauer hin. Es war die eigene Handschrift, [nur älter|mit demselben Fehler wie immer]. Das Datum [gab es noch nicht|war das von morgen].',
      'Der Brief war nie für {hero} bestimmt. Er bat um Verzeihung und suchte [seit Jahren|von Stadt zu Stadt] nach jemandem, der [ehrlich liest|zuhört].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} behielt den Umschlag. Nicht jeden Brief beantwortet man mit Tinte. Auf diesen gab es nur eine Antwort: [bleiben|nach Hause gehen].',
      'Jahre später nahm {he} ein leeres Blatt und schrieb ganz oben: {topic}. [Die Adresse stand längst fest|Der Rest kam wie von selbst].',
    ),
  ],
};

const WITNESS: Archetype = {
  name: 'Zeuge',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'other',
      'Nur eine Person hatte alles gesehen: {other}. {hero} reiste zwei Tage und [klopfte an die Tür|wartete bis zur Nacht]. {sense}',
      '{hero} suchte {here} nach der letzten Person, die dabei war. Das war {other}, und [die Läden blieben immer zu|seit Jahren fiel kein Wort darüber].',
    ),
    beat(
      'close',
      'other',
      'Als {topic} zur Sprache kam, schloss {other} das Fenster. „[Versprich mir erst etwas|Alle stellen die falsche Frage]“, sagte die Stimme.',
      'Lange ging der Blick [ins Feuer|zur Tür]. Dann fielen, sehr langsam, diese Worte: {topic}. [Die Uhr schien zu schweigen|Draußen hörte der Regen auf].',
    ),
    beat(
      'medium',
      'thing',
      'In jener Nacht waren sie zu [fünft|siebt]. [Sie zogen Lose|Sie gingen ohne Licht]. Erst kam [Rauch|eine große Stille], dann [Glocken|ein Ruf]. Niemand lief weg.',
      'Zuerst [kam die Kälte|verstummten die Hunde], dann [stieg ein Licht auf|fiel ein dumpfer Schlag]. Keiner rührte sich. {other} zählte [die Sekunden|jeden Atemzug].',
    ),
    beat(
      'medium',
      'hero',
      'Alles passte zu dem, was {record} sagte, bis auf eines: [Es gab keine Überlebenden|Ein Name fehlte]. {hero} [hörte auf zu schreiben|legte den Stift weg].',
      'Doch {record} sagte [das Gegenteil|etwas anderes], und [alle Bücher hatten es übernommen|niemand hatte je daran gezweifelt].',
    ),
    beat(
      'close',
      'other',
      '„[Ich habe nie gesagt, dass ich überlebt habe|Ich war nicht der Zeuge]“, flüsterte {other}. „[Vor mir hatten sie Angst|Mir hat jemand die Tür geöffnet].“',
      '„Man hat den Lärm notiert“, sagte {other}. „Das Wahre war [eine Geste|eine Hand]. [So etwas schreibt keiner auf|Schreib du es auf].“',
    ),
    beat(
      'wide',
      'hero',
      'Am nächsten Tag war das Haus leer. Auf dem Tisch lagen [ein Schlüssel|ein Foto] und ein Zettel: [Jetzt bist du dran|Vergiss uns nicht].',
      'Das ist die Wahrheit über {topic}. Jetzt hast du sie gehört, und [damit bist du der letzte Zeuge|wieder muss sich jemand erinnern].',
    ),
  ],
};

const SIGNAL: Archetype = {
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

const DAY: Archetype = {
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

export const GERMAN_TALES: readonly Archetype[] = [FIND, LETTER, WITNESS, SIGNAL, DAY];
