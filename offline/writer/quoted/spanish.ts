import type { QuotedBank } from './quoted-bank.ts';
import { SPANISH_TALES } from './spanish-tales.ts';

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
  archetypes: SPANISH_TALES,
};
