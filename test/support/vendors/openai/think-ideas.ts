import { z } from 'zod';
import { CATEGORIES, LANGUAGES, type Language } from '#contract/catalogue.ts';

/** The fields of a request for ideas. */
export const Planned = z.object({
  premise: z.string().min(1),
  category: z.enum(CATEGORIES),
  language: z.enum(LANGUAGES),
  known: z.array(z.string()),
  count: z.int().min(1),
});
type Planned = z.infer<typeof Planned>;

/** Subjects, and strange things about them, in each language. `join` combines one of each into an idea. */
const PARTS: Readonly<
  Record<
    Language,
    { who: readonly string[]; what: readonly string[]; join: (who: string, what: string) => string }
  >
> = {
  en: {
    who: [
      'the keeper of a northern lighthouse',
      'a clockmaker in a drowned village',
      'the last telegraph operator of an island',
      'a librarian who mapped the moon',
      'the crew of a ship without a name',
      'a beekeeper on the roof of an opera house',
      'the pilot of the first night mail',
      'a doctor who painted only doors',
      'the twin sisters of a mountain station',
      'a baker who wrote to a king',
      'the diver who found a dry room',
    ],
    what: [
      'who answered letters that nobody had sent',
      'and the hour that was missing from every diary',
      'who counted the same ten steps for a lifetime',
      'and the map that was right a century too early',
      'who kept one window lit for a stranger',
      'and the sound that came back every winter',
      'who sold the same coat to three emperors',
    ],
    join: (who, what) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${what}.`,
  },
  es: {
    who: [
      'el farero de una isla del norte',
      'una relojera de un pueblo inundado',
      'el último telegrafista de la costa',
      'una bibliotecaria que dibujó la luna',
      'el piloto del primer correo nocturno',
      'un médico que solo pintaba puertas',
      'una panadera que escribió a un rey',
    ],
    what: [
      'que contestaba cartas que nadie había enviado',
      'y la hora que faltaba en todos los diarios',
      'que contó los mismos diez pasos toda la vida',
      'y el mapa que acertó con un siglo de adelanto',
      'que dejó una ventana encendida para un desconocido',
    ],
    join: (who, what) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${what}.`,
  },
  fr: {
    who: [
      'le gardien d’un phare du nord',
      'une horlogère d’un village englouti',
      'le dernier télégraphiste de la côte',
      'une bibliothécaire qui dessina la lune',
      'le pilote du premier courrier de nuit',
      'un médecin qui ne peignait que des portes',
      'une boulangère qui écrivit à un roi',
    ],
    what: [
      'et les lettres que personne n’avait envoyées',
      'et l’heure qui manquait dans tous les journaux',
      'et les dix pas comptés toute une vie',
      'et la carte juste avec un siècle d’avance',
      'et la fenêtre éclairée pour un inconnu',
    ],
    join: (who, what) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${what}.`,
  },
  de: {
    who: [
      'der Wärter eines Leuchtturms im Norden',
      'eine Uhrmacherin aus einem versunkenen Dorf',
      'der letzte Telegrafist der Küste',
      'eine Bibliothekarin, die den Mond zeichnete,',
      'der Pilot der ersten Nachtpost',
      'ein Arzt, der nur Türen malte,',
      'eine Bäckerin, die einem König schrieb,',
    ],
    what: [
      'und die Briefe, die niemand geschickt hatte',
      'und die Stunde, die in allen Tagebüchern fehlte',
      'und die zehn Schritte eines ganzen Lebens',
      'und die Karte, die ein Jahrhundert zu früh stimmte',
      'und das Fenster, das für einen Fremden brannte',
    ],
    join: (who, what) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${what}.`,
  },
};

const HASH_FACTOR = 31;
const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * HASH_FACTOR + (char.codePointAt(0) ?? 0)) % 9973, 7);

/** The idea that a model repeats if it always gives the same answer. */
const SAME = 'A door that nobody has ever opened.';

/**
 * Rule-based ideas in the form of a model's answer. The same premise gives the same ideas, and
 * known ideas are not repeated.
 */
export const thinkIdeas = (
  { premise, language, known, count }: Planned,
  isAlwaysSame: boolean,
): { ideas: readonly string[] } => {
  if (isAlwaysSame) return { ideas: Array.from({ length: count }, () => SAME) };
  const { who, what, join } = PARTS[language];
  const first = seedOf(premise);
  // The lengths of the two lists have no common divisor, so every pair comes up once before any repeats.
  const all = Array.from({ length: who.length * what.length }, (_, index) =>
    join(who[(first + index) % who.length] ?? '', what[(first + index) % what.length] ?? ''),
  );
  return { ideas: all.filter((idea) => !known.includes(idea)).slice(0, count) };
};
