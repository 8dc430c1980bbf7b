/*
 * Words that reveal a short text’s language: those that almost every sentence contains, and those found in many
 * prompts.
 */

import type { Language } from '#contract/catalogue.ts';

export interface CommonWords {
  /** Words that hardly ever occur in texts in the other languages. */
  readonly own: string;
  /** Words that a prompt of three words or more may start with: “Why cats purr”. */
  readonly asks?: string;
  /** Words that also occur in other languages, or are rare. */
  readonly shared: string;
  /** What only its words have. */
  readonly spelling?: RegExp;
  /** Common nouns, in a language that capitalises them. */
  readonly nouns?: string;
}

/** Other languages are recognised so that a prompt in one of them isn’t taken for one in a language that we write. */
export const COMMON_WORDS: Readonly<Record<Language | 'it' | 'pt' | 'ro' | 'nl' | 'ca' | 'sv', CommonWords>> =
  {
    en: {
      own: `the of and to who why how what when where which with from that this there their they his her our your my you was were
      is are be been has had have does did it its he she we about into after before without never always nobody somebody
      someone something everything nothing an on by at or but not if for than then only every other while whose would could
      should can't don't doesn't isn't you're it's i'm i'll explain explained tell write make story history world life facts
      things things thing way night years people old man woman boy girl children finds found lost learns wants dog cat grandmother grandfather mother father house city sea moon`,
      asks: 'why how what who when where',
      shared:
        'a in as so i me no do will one all him us up out off over most more best first last secret day',
      spelling: /^(?:\p{Ll}+(?:ing|tion|ness|ght|wh\p{Ll}+|ck))$/u,
    },
    es: {
      own: `el los las una y con por para del al pero cuando donde dónde cómo cuándo cuánto cuánta cuántos cuántas quién qué cuál está están fue era eran había
      hay hasta desde sobre entre sin muy más también nunca siempre porque su sus tus mi lo curiosidades recetas ella ellos nosotros yo ese esta este
      esto aquel cada todos nadie algo nada historia historias cuento cuentos terror película escribe cuenta hombre mujer niño niña niños hijo abuelo abuela perro
      noche día años mundo vida ciudad pueblo isla barco viejo vieja joven mejor por qué según hace tiene puede quiere encontró
      perdió dijo nació murió hacer hacen primera primero última último`,
      asks: 'cómo cuándo cuánto cuánta cuántos cuántas dónde quién qué cuál',
      shared: 'un de en la que se a es no si le me te o ser como casa mar luna gato no',
      spelling: /ñ|[¿¡]|\p{Ll}{2}(?:ción|ciones|ó|ía|ían|aba|aban|ándo\p{Ll}*|illa|illo)$/u,
    },
    fr: {
      own: `le les des et du est une dans qui avec sur pour par pas ne au aux ce cette ces son ses sa leur leurs mon ma mes ton notre votre vos ont recette recettes
      nous vous je il elle ils elles mais où était étaient sont avait jamais toujours sans sous chez plus très pourquoi
      quand quoi quel quelle être avoir fait peut veut histoire raconte raconte-moi écris homme femme enfant enfants fille garçon
      petit petite vieux vieille jeune chat chats chien chiens nuit jour ans monde vie ville mer maison phare premier première dernier dernière
      perdu trouvé trouve c'est s'est n'est n'a d'un d'une qu'un qu'une qu'il l'homme l'histoire j'ai quelqu'un personne rien tout
      tous toute mère père grand-père grand-mère`,
      asks: 'pourquoi quand où',
      shared: 'la un de en que se a on si y ou l d c comment',
      spelling:
        /[œçêèàùûîôâë]|\p{Ll}{2}(?:eux|euse|tion|aient|ait|oir|eau|ée|és|ées)$|^(?:qu|[ldjmnst])['’]\p{L}|-(?:nous|vous|t-(?:il|elle|on)|ils|elles)$/u,
    },
    de: {
      own: `der das und ist nicht ein eine einen einem einer eines den dem des zu mit von auf für im am vom zum zur sich auch es er
      wir ihr sie ich mein meine dein deine deinen deiner unser unsere dir dich sein seine ihre kein keine wie warum wer wo wann weil wenn dass daß als ob aus bei nach über
      unter vor durch ohne zwischen nie niemals immer niemand jemand etwas nichts alles jeder jede war waren wird wurde wurden
      hat hatte haben sind kann konnte will wollte machen macht schreib schreibe erzähl erzähle erkläre alte alten alter kleine letzte letzten erste ersten gibt ging kam fand
      verlor findet sucht lernt wissen weiß viel mehr sehr schon noch nur hier dort dann`,
      asks: 'warum wieso weshalb wie das',
      shared: 'die was in an man so du um da bin',
      spelling: /ß|[äöü]|tz|pf|zw|sch[nlwm]|\p{Ll}(?:ung|heit|keit|lich|chen|schaft)$/u,
      nouns: `geschichte mann frau kind kinder junge mädchen hund katze katzen oma opa vater mutter bruder schwester freund nacht tag
      jahr jahre welt leben stadt dorf meer insel haus leuchtturm lampe mond sonne wald baum buch brief krieg tod liebe zeit mensch menschen tier tiere bienen vögel
      fische wale pferde hunde spinnen ameisen schmetterlinge pflanzen bäume blumen pilze sterne planeten wolken vulkane berge flüsse
      wasser feuer eis schnee erde himmel zucker salz brot`,
    },
    it: {
      own: `il di che è non gli della delle degli dello dei nel nella sul sulla dal dalla al con per sono era uno perché come
      quando dove chi più anche mai sempre suo sua suoi loro io noi questo questa storia uomo donna bambino vecchio notte giorno
      anni mondo vita città mare`,
      shared: 'la le i lo un una e a in si se mi ti da ne del casa',
    },
    pt: {
      own: `o os um uma não do da dos das no na nos nas em com por para ao à é são foi era como quando onde quem porque mais também
      nunca sempre seu sua seus eu ele ela nós isso história homem mulher menino menina velho noite dia anos mundo vida cidade
      mar perdeu encontrou última último carta`,
      shared: 'a e de que se as la lo me te o',
      spelling: /ã|õ|\p{Ll}(?:ção|ções|ão|ou)$/u,
    },
    ro: {
      own: 'și în este sunt nu nu-i cu lui unei unui din pe pentru mai ce care o cum când unde povestea omul femeia ani viața lumea orașul marea',
      shared: 'un la de se a al',
      spelling: /[ășțţ]/u,
    },
    nl: {
      own: `het een van en niet zijn was ik je hij zij wij ze dat die dit deze met voor op te aan bij naar uit over ook maar nog wel
      geen nooit altijd wie waarom hoe wanneer waar om verhaal oude vrouw jongen meisje kind nacht dag jaar wereld leven stad
      zee huis`,
      shared: 'de is in er we of als door man',
      spelling: /ij|\p{Ll}(?:aa|uu|oe)\p{Ll}/u,
    },
    ca: {
      own: 'els amb i dels del als per què és va són aquest aquesta quan on mai sempre perquè història home dona nen nena nit dia anys món ciutat',
      shared: 'el la les un una de que no en es al l d',
      spelling: /l·l|\p{Ll}(?:ció|cions)$/u,
    },
    sv: {
      own: 'och det som är att en ett på för inte av jag han hon vi var med till om från när hur varför vem aldrig alltid mannen historien den er og ikke til på hvorfor hvordan jeg',
      shared: 'i de der man for at',
      spelling: /å|ø/u,
    },
  };
