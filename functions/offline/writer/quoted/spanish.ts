import { type Archetype, beat } from '../bank.ts';
import type { QuotedBank } from './quoted-bank.ts';

const FIND: Archetype = {
  name: 'hallazgo',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} llegó {here} en busca de [silencio|trabajo|un poco de calma]. {sense} [Nadie salió a recibir a nadie|Allí el tiempo iba más despacio].',
      '{hero} pasaba {here} [cada tarde|todas las noches] y nunca se detenía. Aquel día [sí|algo brilló en el suelo].',
    ),
    beat(
      'close',
      'thing',
      'Bajo [una tabla suelta|una capa de polvo|una piedra] había [un cuaderno|una caja de madera|un sobre sin sello]. Dentro, las mismas palabras: {topic}.',
      'Detrás de [una cortina|un ladrillo flojo] apareció [una fotografía|un cuaderno], y en el reverso, [a lápiz|con tinta azul]: {topic}.',
    ),
    beat(
      'medium',
      'hero',
      'Durante [una semana|nueve noches] guardó el secreto. Cada vez que volvía, [algo había cambiado|el aire parecía más tibio|faltaba una línea].',
      'No dijo nada a nadie. Volvió [de noche|al amanecer], con una lámpara, y [copió cada detalle|dibujó lo que veía] hasta que se acabó el papel.',
    ),
    beat(
      'medium',
      'other',
      'Entonces {other} vio el hallazgo y palideció. «[Déjalo donde estaba|Yo también lo encontré una vez|Creí que ya no existía]», murmuró.',
      'Al final preguntó a {other}, que tardó mucho en responder: «[Hace años alguien vino por lo mismo|No es para ti. Es de todos]».',
    ),
    beat(
      'close',
      'hero',
      'Y de pronto lo entendió: [nada se había perdido|nadie lo había escondido]. Estaba allí, [a la espera de unos ojos con paciencia|a plena luz, desde el principio].',
      'En una esquina encontró una marca. Era su propia letra, [mucho más antigua|con una fecha que aún no había llegado]. [Le temblaron las manos|Se echó a reír].',
    ),
    beat(
      'wide',
      'place',
      'Dejó todo en su sitio y apagó la lámpara. [Hay cosas|Hay hallazgos] que no se guardan. [Solo se miran|Basta con saber que están].',
      'Hoy, cuando alguien menciona {topic}, {hero} sonríe y [señala el horizonte|cambia de tema]. [Quien quiera verlo, que vaya despacio|Todavía está allí].',
    ),
  ],
};

const LETTER: Archetype = {
  name: 'carta',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      'La carta llegó {here} [sin sello|con cuatro años de retraso|una noche de lluvia], y el nombre del sobre era el de {hero}. {sense}',
      '{hero} ya no esperaba cartas. Por eso, aquella mañana, {here}, [tardó una hora en abrirla|la dejó sobre la mesa hasta la noche].',
    ),
    beat(
      'close',
      'thing',
      'Hablaba de {topic} como si [no quedara tiempo|todo el mundo lo supiera]. La última línea decía: [ven sin compañía|no esperes a la primavera|quema esta hoja].',
      'No traía [saludo ni firma|fecha], solo [una flor seca|un mapa a mano] y tres palabras: [te están esperando|aún hay tiempo|mira otra vez].',
    ),
    beat(
      'medium',
      'hero',
      'La leyó [dos veces|hasta que se gastó la vela]. Luego [cerró la casa|tomó el abrigo] y se marchó [antes del alba|sin decir adónde].',
      'Contestó esa misma noche, aunque [no había dirección|nadie firmaba]. La respuesta [llegó al día siguiente|ya estaba bajo la puerta].',
    ),
    beat(
      'wide',
      'other',
      'El camino terminó ante {other}, que [sirvió dos tazas de café|abrió la puerta sin preguntar] y dijo: «[Has tardado mucho|Yo solo la eché al correo]».',
      'En la dirección esperaba {other}. Al ver el sobre, [tuvo que sentarse|bajó la voz]: «[Pensé que ya nadie vendría|Esa letra la conozco]».',
    ),
    beat(
      'close',
      'both',
      'Entonces miró la letra con calma. Era la suya, [solo que más vieja|con el mismo error de siempre]. La fecha [no había llegado todavía|era la de mañana].',
      'La carta nunca fue para quien la abrió. Pedía perdón, y [llevaba media vida|había dado mil vueltas] buscando [un lector honrado|a alguien que escuchara].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} guardó el sobre. Hay cartas que no se contestan con tinta. Esta se contestó [con una visita|volviendo a casa|con un abrazo].',
      'Años después tomó una hoja limpia y escribió en lo alto: {topic}. [La dirección la sabía de memoria|Lo demás salió sin esfuerzo].',
    ),
  ],
};

const WITNESS: Archetype = {
  name: 'testigo',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'other',
      'Solo quedaba un testigo: {other}. {hero} viajó dos días, llegó {here} y [llamó a la puerta|esperó hasta la noche]. {sense}',
      '{hero} buscó {here} a la última persona que lo había visto. Era {other}, y [llevaba años sin hablar de ello|vivía con las ventanas cerradas].',
    ),
    beat(
      'close',
      'other',
      'Al oír {topic}, {other} cerró la ventana. «[Primero promete una cosa|Todos empiezan por la pregunta equivocada]», dijo.',
      'Antes de empezar [miró el fuego|llenó dos vasos] un buen rato. Después dijo, muy despacio: {topic}. [Y el reloj pareció callarse|Afuera dejó de llover].',
    ),
    beat(
      'medium',
      'thing',
      'Aquella noche eran [cinco|siete]. [Echaron a suertes quién entraba|Fueron en fila, sin luz]. Hubo [humo|un silencio enorme], y luego [campanas|gritos]. Uno se quedó atrás.',
      'Primero [vino el frío|se apagaron los perros], después [una luz baja|un golpe sordo]. Nadie se movió. {other} contó [los segundos|cada respiración].',
    ),
    beat(
      'medium',
      'hero',
      'Todo coincidía con {record}, salvo un detalle: [no hubo supervivientes|faltaba un nombre]. {hero} [dejó de escribir|soltó el lápiz].',
      'Pero {record} lo contaba [al revés|de otro modo], y [todos los libros lo habían copiado|nadie lo había puesto en duda].',
    ),
    beat(
      'close',
      'other',
      '«[Nunca dije que yo sobreviviera|Yo no era testigo]», susurró {other}. «[Yo era el motivo de su miedo|Alguien me abrió la puerta, y eso no se escribió]».',
      '«Apuntaron el ruido», dijo {other}. «Lo verdadero fue [un gesto de bondad|una mano tendida]. [Eso nadie lo apunta|Escríbelo tú]».',
    ),
    beat(
      'wide',
      'hero',
      'Al día siguiente la casa estaba vacía. Sobre la mesa quedaba [una llave|una fotografía] y un papel: [ahora te toca a ti|recuérdalo con cariño].',
      'Así se supo la verdad sobre {topic}. Y ahora que la has oído, [el último testigo eres tú|alguien más tendrá que recordarla].',
    ),
  ],
};

const SIGNAL: Archetype = {
  name: 'señal',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} hacía el turno de noche {here}, [con una radio vieja|con una manta y un termo]. {sense} A las tres y cuatro, algo [respondió|golpeó dos veces].',
      'El trabajo era sencillo: [escuchar|vigilar una aguja]. {hero} lo hacía {here} desde hacía años, y nunca pasaba nada. [Hasta esa noche|Casi nunca].',
    ),
    beat(
      'close',
      'thing',
      'Tres golpes [largos|cortos], uno [corto|largo], una pausa. Los convirtió en letras, y las letras formaron poco a poco: {topic}.',
      'Grabó el ruido, lo escuchó [más lento|del revés], y [debajo|muy al fondo] oyó una voz que repetía: {topic}.',
    ),
    beat(
      'medium',
      'other',
      '«[Será una broma|Es el mal tiempo]», dijo {other}. Pero {record} guardaba la misma señal, [sesenta años más vieja|con la misma hora].',
      '«No contestes», pidió {other}. «[El último que lo hizo se mudó lejos|Quien contesta ya no duerme]». Esa misma noche, {hero} contestó.',
    ),
    beat(
      'close',
      'hero',
      'Envió una sola palabra: [hola|quién|dónde]. La respuesta llegó [al instante|antes de soltar la tecla], y [traía su nombre|sonaba a casa].',
      'Al responder, [todas las luces bajaron|se aclaró el ruido]. Una voz [cansada|tranquila] empezó a [leer una lista|contar hacia atrás].',
    ),
    beat(
      'medium',
      'both',
      'No venía de lejos. Era un eco de su propia señal, [enviada mañana|devuelta por algo que no debía estar allí]. [Nadie supo explicarlo|La aguja no se movió más].',
      'Alguien llevaba [media vida|décadas] llamando, y por fin alguien se quedaba hasta el final. [Eso era todo|No pedía otra cosa].',
    ),
    beat(
      'wide',
      'place',
      'La estación ya cerró, pero [una luz parpadea|la aguja todavía tiembla]. Si cuentas las pausas, dice: [te hemos oído|ahora te toca a ti].',
      '{hero} sigue de guardia. Si alguien pregunta por {topic}, [le pasa los auriculares|le cede la silla] y [sale sin decir nada|cierra la puerta con cuidado].',
    ),
  ],
};

const DAY: Archetype = {
  name: 'un día',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'hero',
      'El día empezó {here} como cualquier otro. {sense} {hero} [desayunó de pie|silbaba una canción antigua] y no pensaba en nada.',
      'A las [seis|siete] de la mañana, {hero} barría la entrada {here}. [El pan llegó a su hora|Se abrieron los postigos uno a uno]. Todo parecía en orden.',
    ),
    beat(
      'medium',
      'other',
      'A las [nueve|diez] llegó {other}, sin aliento, y dijo: «[Tienes que verlo|Está pasando]». Luego añadió, en voz baja: {topic}.',
      'Hacia el mediodía, {other} se paró en medio del camino y señaló. [La calle entera guardó silencio|Nadie terminó su frase].',
    ),
    beat(
      'close',
      'thing',
      'No era [más grande|más ruidoso] de lo que contaban, solo [más cercano|más real]. {hero} olvidó [lo que iba a decir|el frío].',
      'Lo había imaginado [cien veces|desde la infancia], y siempre mal. Nada en {record} hablaba de [esa luz|ese olor a lluvia].',
    ),
    beat(
      'medium',
      'both',
      'Por la tarde, la gente [tomó partido|empezó a hacer maletas]. {hero} hizo lo que nadie pidió: [se quedó|caminó hacia allí sin prisa].',
      '«[Vuelve|Déjalo]», gritaban. {hero} dio un paso más, y luego otro. {other} [se tapó los ojos|fue detrás].',
    ),
    beat(
      'close',
      'hero',
      'Duró [nueve segundos|menos de un minuto]. Bastó con [decir un nombre|extender la mano] para que el miedo [se apagara como una cerilla|cambiara de sitio].',
      'Por un instante vio su vida desde fuera: [qué pequeña había sido|qué poco hacía falta para cambiarla]. [Y respiró|Y dijo que sí].',
    ),
    beat(
      'wide',
      'place',
      'Al anochecer todo parecía igual. Casi. Hay quien vive todavía [antes|después] de ese día. {hero} vive dentro.',
      'En los calendarios de allí falta una hoja. La guarda {hero}, y en ella hay dos cosas: una fecha y {topic}.',
    ),
  ],
};

export const SPANISH: QuotedBank = {
  requests: [
    /^(?:por favor,?\s+)?(?:puedes\s+|podrías\s+)?(?:escribe|escríbeme|escribir|cuenta|cuéntame|contar|contarme|crea|haz|hazme|genera|narra|explica|explícame|dime|háblame)\s+/iu,
    /^(?:(?:un|una|el|la|algo|breve|corto|corta|pequeño|pequeña)\s+){0,3}(?:historia|relato|cuento|vídeo|video|guion|narración)\s+(?:\p{L}+\s+){0,2}?(?:sobre|acerca de|de|en la que|en el que|donde)\s+/iu,
    /^(?:sobre|acerca de)\s+/iu,
  ],
  quote: (words) => `«${words}»`,
  title: (words) => words,
  heroes: [
    { name: 'Inés Robledo', short: 'Inés', subject: '', figure: 'woman' },
    { name: 'Tomás Arce', short: 'Tomás', subject: '', figure: 'man' },
    { name: 'Lucía Ferrer', short: 'Lucía', subject: '', figure: 'woman' },
    { name: 'Andrés Vidal', short: 'Andrés', subject: '', figure: 'man' },
    { name: 'Carmen Olmo', short: 'Carmen', subject: '', figure: 'woman' },
    { name: 'Julián Prado', short: 'Julián', subject: '', figure: 'man' },
    { name: 'Elvira Santos', short: 'Elvira', subject: '', figure: 'woman' },
    { name: 'Mateo Lagos', short: 'Mateo', subject: '', figure: 'man' },
  ],
  others: [
    { name: 'doña Amparo', short: 'doña Amparo', subject: '', figure: 'old woman' },
    { name: 'don Simón', short: 'don Simón', subject: '', figure: 'old man' },
    { name: 'la doctora Rivas', short: 'la doctora', subject: '', figure: 'woman' },
    { name: 'Baltasar Cano', short: 'Baltasar', subject: '', figure: 'old man' },
    { name: 'sor Clara', short: 'sor Clara', subject: '', figure: 'nun' },
    { name: 'la capitana Luna', short: 'la capitana', subject: '', figure: 'captain' },
  ],
  times: [
    'una noche de marzo',
    'un martes cualquiera',
    'poco antes del alba',
    'en pleno invierno',
    'la noche del apagón',
    'una tarde de niebla',
    'el último día del verano',
  ],
  records: {
    General: ['el periódico local', 'el libro de visitas'],
    History: ['el archivo municipal', 'el registro parroquial'],
    Science: ['el cuaderno de laboratorio', 'el informe de medidas'],
    Technology: ['el registro del servidor', 'el parte de averías'],
    Adventure: ['el diario de a bordo', 'el cuaderno del guía'],
    Mystery: ['el informe policial', 'el registro del hotel'],
  },
  scenery: {
    sea: {
      here: ['junto al mar', 'en aquella costa'],
      senses: ['El viento olía a sal.', 'Las olas rompían una y otra vez.'],
    },
    harbour: {
      here: ['en el viejo puerto', 'junto a los muelles'],
      senses: ['La niebla entraba despacio.', 'Crujían los mástiles.'],
    },
    forest: {
      here: ['en lo hondo del bosque', 'entre los pinos'],
      senses: ['Las ramas se movían sin viento.', 'Olía a musgo y a humo frío.'],
    },
    mountains: {
      here: ['en lo alto de la montaña', 'al pie del puerto de montaña'],
      senses: ['El aire sabía a hierro.', 'Cada ruido volvía dos veces.'],
    },
    desert: {
      here: ['en el desierto', 'entre las dunas'],
      senses: ['La arena zumbaba al enfriarse.', 'El calor doblaba el horizonte.'],
    },
    'city street': {
      here: ['en una calle estrecha', 'en el barrio antiguo'],
      senses: ['La lluvia corría por los cables.', 'Olía a café y a piedra mojada.'],
    },
    village: {
      here: ['en el pueblo', 'en un pueblo de cuarenta casas'],
      senses: ['Un perro ladró y se arrepintió.', 'Olía a pan y a lluvia.'],
    },
    castle: {
      here: ['en el viejo castillo', 'tras los muros del castillo'],
      senses: ['Las antorchas silbaban en la pared.', 'El frío subía por la piedra.'],
    },
    library: {
      here: ['en la antigua biblioteca', 'entre los estantes'],
      senses: ['Olía a cuero y a papel.', 'Una página pasó sola.'],
    },
    laboratory: {
      here: ['en el laboratorio', 'en un pequeño laboratorio'],
      senses: ['Un ventilador zumbaba sin parar.', 'Una luz verde temblaba en el cristal.'],
    },
    station: {
      here: ['en la vieja estación', 'en el andén vacío'],
      senses: ['Los raíles cantaban antes del tren.', 'Un reloj marcaba las horas sobre los bancos.'],
    },
    rooftop: {
      here: ['en la azotea', 'en lo alto de la casa'],
      senses: ['La ciudad murmuraba allá abajo.', 'El viento tiraba de la ropa tendida.'],
    },
  },
  hooks: [
    '[Nadie|Casi nadie] hablaba {here} de {topic} [después del anochecer|en voz alta]. [Había una razón|Tenían sus motivos].',
    '{when}, alguien escribió {topic} [en un muro|en una puerta|en un cristal], {here}. [Nadie vio la mano|La pintura ya estaba seca].',
    'Todo empezó con {topic}. [Eso es lo único en lo que están de acuerdo|Lo demás vino después], {here}, {when}.',
    'Hay una versión de {topic} que [no se cuenta|nunca llegó a los libros]. Empieza {here}, [con un susurro|con una puerta mal cerrada].',
    'Olvida lo que [crees saber|te contaron] sobre {topic}. La parte que importa ocurrió {here}, {when}.',
    'Cuando alguien menciona {topic}, {here}, [la gente baja la voz|la gente mira al suelo]. Una sola persona [no lo hizo|se atrevió a preguntar].',
  ],
  questionHooks: [
    '{topic} Alguien lo preguntó {here}, {when}, y [nadie se rió por mucho tiempo|la sala quedó en silencio].',
    '{topic} Parece una pregunta [inocente|sencilla]. {here}, sin embargo, [desveló a un barrio entero|acabó con una amistad].',
    'La nota [bajo la puerta|sobre la mesa] tenía una sola línea: {topic} [No llevaba firma|La tinta aún estaba húmeda].',
  ],
  archetypes: [FIND, LETTER, WITNESS, SIGNAL, DAY],
};
