import type { Category, Language } from './catalogue.ts';

/** A finished story as offered to creators. Its text is in `offline/finished`. */
interface FinishedStory {
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly language: Language;
  /** A prompt that a creator could have typed to get this story. */
  readonly prompt: string;
  readonly words: number;
}

/**
 * All finished stories, in the order they are offered: two per category in English, and two in each other language.
 */
export const FINISHED_STORIES = [
  {
    id: 'napoleon-rabbits',
    title: 'The Day Rabbits Charged Napoleon',
    category: 'History',
    language: 'en',
    prompt: 'The day Napoleon was attacked by rabbits',
    words: 140,
  },
  {
    id: 'wind-phone',
    title: 'A Telephone Connected to Nothing',
    category: 'General',
    language: 'en',
    prompt: 'The phone in a Japanese garden that people use to call the dead',
    words: 138,
  },
  {
    id: 'flannan-light',
    title: 'The Third Coat',
    category: 'Mystery',
    language: 'en',
    prompt: 'The lighthouse keepers who vanished from the Flannan Isles',
    words: 135,
  },
  {
    id: 'coffee-camera',
    title: 'The Coffee Pot the World Watched',
    category: 'Technology',
    language: 'en',
    prompt: 'How a coffee pot became the first webcam',
    words: 137,
  },
  {
    id: 'niagara-barrel',
    title: 'Over Niagara at Sixty-Three',
    category: 'Adventure',
    language: 'en',
    prompt: 'The teacher who went over Niagara Falls in a barrel',
    words: 139,
  },
  {
    id: 'ulcer-doctor',
    title: 'The Doctor Who Drank the Proof',
    category: 'Science',
    language: 'en',
    prompt: 'The doctor who drank bacteria to prove that they cause ulcers',
    words: 139,
  },
  {
    id: 'upside-down-boat',
    title: 'The Boat That Hung Upside Down',
    category: 'General',
    language: 'en',
    prompt: 'The Matisse that hung upside down in a museum for 47 days',
    words: 133,
  },
  {
    id: 'wow-signal',
    title: 'A Call from Nowhere',
    category: 'Mystery',
    language: 'en',
    prompt: 'The Wow! signal of 1977',
    words: 134,
  },
  {
    id: 'shackleton-boat',
    title: 'Counting to Twenty-Two',
    category: 'Adventure',
    language: 'en',
    prompt: 'How Shackleton crossed the sea in a lifeboat to save his men',
    words: 137,
  },
  {
    id: 'vasa',
    title: 'Less Than a Mile',
    category: 'History',
    language: 'en',
    prompt: 'The warship Vasa, which sank on its first day at sea',
    words: 139,
  },
  {
    id: 'voyager-repair',
    title: 'A Repair Fifteen Billion Miles Away',
    category: 'Technology',
    language: 'en',
    prompt: 'How engineers repaired Voyager 1 from Earth',
    words: 140,
  },
  {
    id: 'pando',
    title: 'The Forest That Is One Tree',
    category: 'Science',
    language: 'en',
    prompt: 'The forest in Utah that is a single tree',
    words: 128,
  },
  {
    id: 'tinta-del-rival',
    title: 'La tinta del rival',
    category: 'Science',
    language: 'es',
    prompt: 'Cajal y Golgi, los rivales que compartieron el Nobel',
    words: 137,
  },
  {
    id: 'dia-que-faltaba',
    title: 'El día que faltaba',
    category: 'Adventure',
    language: 'es',
    prompt: 'El día que perdieron los marineros de Elcano al dar la vuelta al mundo',
    words: 139,
  },
  {
    id: 'mur-vide',
    title: 'Le mur vide du Louvre',
    category: 'Mystery',
    language: 'fr',
    prompt: 'Le vol de la Joconde en 1911',
    words: 137,
  },
  {
    id: 'trois-passagers',
    title: 'Trois passagers dans le ciel',
    category: 'General',
    language: 'fr',
    prompt: 'Le premier vol en montgolfière, avec un mouton à bord',
    words: 139,
  },
  {
    id: 'hauptmann',
    title: 'Der Schuster im Hauptmannsrock',
    category: 'History',
    language: 'de',
    prompt: 'Der Hauptmann von Köpenick',
    words: 129,
  },
  {
    id: 'hutnadel',
    title: 'Die Hutnadel',
    category: 'Technology',
    language: 'de',
    prompt: 'Wie Bertha Benz die erste Fernfahrt mit einem Auto machte',
    words: 132,
  },
] as const satisfies readonly FinishedStory[];

export type FinishedStoryId = (typeof FINISHED_STORIES)[number]['id'];
