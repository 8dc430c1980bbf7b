import { wordsOf } from './list.ts';

/** Spanish, French and German nouns with the English word the painter recognises. Both sides omit accents. */
const LINES = `
faro phare leuchtturm lighthouse|mar mer meer see sea|barco bateau navire schiff boot ship|reloj horloge montre uhr clock
libro livre buch book|vela bougie kerze candle|farol linterna lanterne laterne lantern|llave clef schlussel key|cle key
puerta porte tur door|arbol arbre baum tree|luna lune mond moon|tren train zug train|robot roboter robot|cohete fusee rakete rocket
telescopio telescope teleskop telescope|mapa carte karte map|espejo miroir spiegel mirror|carta lettre brief letter
sol soleil sonne sun|estrella estrellas etoile etoiles stern sterne star|planeta planete planet|muneca poupee puppe doll
cuadro tableau gemalde painting|foto fotografia photographie fotografie photograph|violin violon geige violin|piano klavier piano
campana cloche glocke bell|botella bouteille flasche bottle|moneda piece munze coin|espada epee schwert sword|corona couronne krone crown
anillo bague ring ring|brujula boussole kompass compass|puente pont brucke bridge|torre tour turm tower|ventana fenetre fenster window
maquina machine maschine machine|ordenador computadora ordinateur computer|telefono telephone telefon telephone|radio radio
globo ballon ballon balloon|isla ile insel island|rio riviere fleuve fluss river|lago lac see lake|volcan vulkan volcano
tormenta tempete sturm gewitter storm|sombra ombre schatten shadow|flor fleur blume flower|rosa rose|tesoro tresor schatz treasure
bosque foret wald forest|selva jungle dschungel jungle|montana montanas montagne montagnes berg berge mountain
desierto desert wuste desert|ciudad ville stadt city|calle rue strasse street|pueblo aldea village dorf village|castillo chateau schloss burg castle
habitacion chambre zimmer room|casa maison haus house|biblioteca bibliotheque bibliothek library|laboratorio laboratoire labor laboratory
espacio espace weltraum weltall space|cueva grotte hohle cave|campo champ feld field|nieve neige schnee snow|hielo glace eis snow
puerto port hafen harbour|estacion gare bahnhof station|cementerio cimetiere friedhof graveyard|tejado toit dach rooftop
hombre homme mann man|mujer femme frau woman|nino enfant kind child|nina fille madchen girl|chico garcon junge boy
rey roi konig king|reina reine konigin queen|soldado soldat soldier|marinero marin matrose seemann sailor
cientifico cientifica scientifique wissenschaftler scientist|detective detektiv detective|astronauta astronaute astronaut astronaut
gato gatos chat chats katze katzen cat|perro chien hund dog|lobo loup wolf wolf|dragon drache dragon|ballena baleine wal whale
zorro renard fuchs fox|bruja sorciere hexe witch|fantasma fantome geist ghost|farero gardien leuchtturmwarter keeper|agujero trou loch hole`;

const ENGLISH = new Map<string, string>();
for (const entry of LINES.split(/[|\n]/u)) {
  const words = wordsOf(entry);
  const english = words.at(-1);
  if (english !== undefined) for (const word of words.slice(0, -1)) ENGLISH.set(word, english);
}

/** English painter's nouns for the Spanish, French or German nouns of a text. */
export const nounsFrom = (text: string): string[] => {
  const plain = text.toLowerCase().replace(/ß/gu, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  const found = plain
    .split(/[^\p{L}]+/u)
    .map((word) => ENGLISH.get(word) ?? ENGLISH.get(word.replace(/s$/u, '')));
  return [...new Set(found.filter((word) => word !== undefined))];
};
