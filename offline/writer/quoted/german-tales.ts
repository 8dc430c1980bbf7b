import { type Archetype, beat } from '#offline/writer/bank.ts';
import { DAY, SIGNAL } from './german-tales-more.ts';

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

export const GERMAN_TALES: readonly Archetype[] = [FIND, LETTER, WITNESS, SIGNAL, DAY];
