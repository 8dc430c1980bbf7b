import { GERMAN_TALES } from './german-tales.ts';
import type { QuotedBank } from './quoted-bank.ts';

export const GERMAN: QuotedBank = {
  requests: [
    /^(?:bitte\s+)?(?:kannst du\s+|könntest du\s+)?(?:mir\s+)?(?:schreib(?:e|en)?|erzähl(?:e|en)?|erstell(?:e|en)?|mach(?:e|en)?|erklär(?:e|en)?|generier(?:e|en)?|erfinde)(?:\s+(?:mir|uns))?(?:\s+bitte)?\s+/iu,
    /^(?:(?:eine?|die|das|kurze[sn]?|kleine[sn]?|etwas)\s+){0,3}(?:\p{L}+e\s+)?(?:geschichte|erzählung|märchen|video|kurzgeschichte)\s+(?:über|von|vom|darüber,?|in der|in dem)\s+/iu,
    /^(?:etwas\s+)?(?:über|von)\s+/iu,
  ],
  quote: (words) => `„${words}“`,
  title: (words) => words,
  heroes: [
    { name: 'Johanna Falk', short: 'Johanna', subject: 'sie', figure: 'woman' },
    { name: 'Emil Brandt', short: 'Emil', subject: 'er', figure: 'man' },
    { name: 'Klara Winter', short: 'Klara', subject: 'sie', figure: 'woman' },
    { name: 'Jakob Stein', short: 'Jakob', subject: 'er', figure: 'man' },
    { name: 'Marta Lenz', short: 'Marta', subject: 'sie', figure: 'woman' },
    { name: 'Anton Reuter', short: 'Anton', subject: 'er', figure: 'man' },
    { name: 'Greta Sommer', short: 'Greta', subject: 'sie', figure: 'woman' },
    { name: 'Konrad Weiss', short: 'Konrad', subject: 'er', figure: 'man' },
  ],
  others: [
    { name: 'Frau Adler', short: 'Frau Adler', subject: 'sie', figure: 'old woman' },
    { name: 'Herr Simon', short: 'Herr Simon', subject: 'er', figure: 'old man' },
    { name: 'Doktor Rieger', short: 'Doktor Rieger', subject: 'er', figure: 'man' },
    { name: 'Uhrmacher Balthasar', short: 'Balthasar', subject: 'er', figure: 'old man' },
    { name: 'Schwester Agathe', short: 'Schwester Agathe', subject: 'sie', figure: 'nun' },
    { name: 'Kapitän Holm', short: 'Kapitän Holm', subject: 'er', figure: 'captain' },
  ],
  times: [
    'an einem Abend im März',
    'an einem gewöhnlichen Dienstag',
    'kurz vor Tagesanbruch',
    'mitten im Winter',
    'in der Nacht des Stromausfalls',
    'an einem nebligen Nachmittag',
    'am letzten Sommertag',
  ],
  records: {
    General: ['die Lokalzeitung', 'das Gästebuch'],
    History: ['das Kirchenbuch', 'das Stadtarchiv'],
    Science: ['das Laborbuch', 'das Messprotokoll'],
    Technology: ['das Serverprotokoll', 'der Störungsbericht'],
    Adventure: ['das Logbuch', 'das Gipfelbuch'],
    Mystery: ['der Polizeibericht', 'das Hotelregister'],
  },
  scenery: {
    sea: {
      here: ['am Meer', 'an jener Küste'],
      senses: ['Der Wind roch nach Salz.', 'Die Wellen brachen, wieder und wieder.'],
    },
    harbour: {
      here: ['im alten Hafen', 'unten an den Kais'],
      senses: ['Der Nebel kam langsam herein.', 'Die Masten knarrten im Dunkeln.'],
    },
    forest: {
      here: ['tief im Wald', 'zwischen den Kiefern'],
      senses: ['Die Zweige bewegten sich ohne Wind.', 'Es roch nach Moos und kaltem Rauch.'],
    },
    mountains: {
      here: ['hoch in den Bergen', 'unterhalb des Passes'],
      senses: ['Die Luft schmeckte nach Eisen.', 'Jedes Geräusch kam zweimal zurück.'],
    },
    desert: {
      here: ['draußen in der Wüste', 'zwischen den Dünen'],
      senses: ['Der Sand summte beim Abkühlen.', 'Die Hitze bog den Horizont.'],
    },
    'city street': {
      here: ['in einer engen Gasse', 'in der Altstadt'],
      senses: ['Regen lief an den Drähten entlang.', 'Es roch nach Kaffee und nassem Stein.'],
    },
    village: {
      here: ['im Dorf', 'in einem Dorf mit vierzig Häusern'],
      senses: ['Ein Hund bellte und ließ es bleiben.', 'Es roch nach Brot und Regen.'],
    },
    castle: {
      here: ['in der alten Burg', 'hinter den Burgmauern'],
      senses: ['Fackeln zischten an der Wand.', 'Die Kälte stieg aus dem Stein.'],
    },
    library: {
      here: ['in der alten Bibliothek', 'zwischen den Regalen'],
      senses: ['Es roch nach Leder und Papier.', 'Eine Seite blätterte sich von selbst um.'],
    },
    laboratory: {
      here: ['im Labor', 'in einem kleinen Labor'],
      senses: ['Ein Lüfter summte ohne Pause.', 'Grünes Licht zitterte auf dem Glas.'],
    },
    station: {
      here: ['am alten Bahnhof', 'auf dem leeren Bahnsteig'],
      senses: ['Die Schienen sangen, bevor der Zug kam.', 'Eine Uhr tickte über den Bänken.'],
    },
    rooftop: {
      here: ['auf dem Dach', 'hoch über den Dächern'],
      senses: ['Weit unten murmelte die Stadt.', 'Der Wind zerrte an der Wäsche.'],
    },
  },
  hooks: [
    '[Niemand|Kaum jemand] sprach {here} [nach Einbruch der Dunkelheit|mit lauter Stimme] von {topic}. [Es gab einen Grund|Man hatte Gründe].',
    '{when} schrieb jemand {topic} [an eine Mauer|an eine Tür|auf ein Fenster]. [Keiner sah die Hand|Die Farbe war schon trocken].',
    'Alles begann mit {topic}. [Nur darin sind sich alle einig|Der Rest kam später], {here}, {when}.',
    'Es gibt eine Fassung von {topic}, die [niemand erzählt|in keinem Buch steht]. Sie beginnt {here}, mit [einem Flüstern|einer offenen Tür].',
    'Vergiss, was du über {topic} [gehört hast|zu wissen glaubst]. Das Wichtigste geschah {here}, {when}.',
    'Wenn {here} jemand {topic} erwähnt, [senken die Leute die Stimme|schauen die Leute zu Boden]. Nur einmal [fragte jemand nach|blieb jemand stehen].',
  ],
  questionHooks: [
    '{topic} Jemand fragte es {here}, {when}, und [niemand lachte lange|im Raum wurde es still].',
    '{topic} Das klingt [harmlos|einfach]. {here} aber [brachte es ein ganzes Viertel um den Schlaf|zerbrach daran eine Freundschaft].',
    'Auf dem Zettel [unter der Tür|auf dem Tisch] stand nur eine Zeile: {topic} [Kein Name|Die Tinte war noch feucht].',
  ],
  archetypes: GERMAN_TALES,
};
