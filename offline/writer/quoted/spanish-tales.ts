import { type Archetype, beat } from '#offline/writer/bank.ts';
import { DAY, SIGNAL } from './spanish-tales-more.ts';

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

export const SPANISH_TALES: readonly Archetype[] = [FIND, LETTER, WITNESS, SIGNAL, DAY];
