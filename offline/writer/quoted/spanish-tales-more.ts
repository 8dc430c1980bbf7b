import { type Archetype, beat } from '#offline/writer/bank.ts';

export const SIGNAL: Archetype = {
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

export const DAY: Archetype = {
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
