/** A video made with this product and shipped with the site: shown on the landing page, opened by the sample player. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  /** The poster, 9:16. */
  readonly thumbnail: string;
  /** Seconds. */
  readonly duration: number;
  /** “General” when absent. */
  readonly category?: string;
  readonly description?: string;
  /** The URL of a video file or of a provider's page that replaces the shipped clip. */
  readonly videoUrl?: string;
}

const sample = (facts: Omit<Sample, 'thumbnail'>): Sample => ({
  ...facts,
  thumbnail: `/samples/${facts.id}.webp`,
});

/** The three long videos of the hero. */
export const HERO_SAMPLES = [
  sample({
    id: 'history-1',
    title: 'The Night the Library Burned',
    duration: 45,
    category: 'History',
    description: 'Historical fiction: a scroll, a fire, and the one copyist who ran the wrong way.',
  }),
  sample({
    id: 'adventure-1',
    title: 'Forty Days on the Ice',
    duration: 80,
    category: 'Adventure',
    description: 'A sledge, a map that lies, and a light where no light should be.',
  }),
  sample({
    id: 'space-1',
    title: 'The Last Signal from Europa',
    duration: 135,
    category: 'Space',
    description: 'A probe answers a question that nobody had asked it.',
  }),
] as const;

/** The six short videos of the niche gallery. */
export const GALLERY_SAMPLES = [
  sample({
    id: 'historical-fantasy',
    title: 'The Day Rabbits Charged Napoleon',
    duration: 58,
    category: 'Historical Fantasy',
  }),
  sample({ id: 'history-2', title: 'Less Than a Mile', duration: 67, category: 'History' }),
  sample({
    id: 'technology',
    title: 'The Coffee Pot the World Watched',
    duration: 56,
    category: 'Technology',
  }),
  sample({ id: 'art-style', title: 'The Boat That Hung Upside Down', duration: 54, category: 'Art Style' }),
  sample({ id: 'space-2', title: 'A Repair Fifteen Billion Miles Away', duration: 59, category: 'Space' }),
  sample({ id: 'mystery', title: 'The Third Coat', duration: 66, category: 'Mystery' }),
] as const;

/** Pictures drawn by this product, each with its prompt. */
export const SAMPLE_PHOTOS = [
  { id: 'photo-1', prompt: 'A lighthouse in a storm' },
  { id: 'photo-2', prompt: 'A market street at dusk' },
  { id: 'photo-3', prompt: 'A fox in the snow' },
  { id: 'photo-4', prompt: 'A castle above the clouds' },
  { id: 'photo-5', prompt: 'A train through the desert' },
  { id: 'photo-6', prompt: 'A reader by the window' },
  { id: 'photo-7', prompt: 'A harbor at midnight' },
  { id: 'photo-8', prompt: 'A rocket before dawn' },
].map((photo) => ({ ...photo, source: `/samples/${photo.id}.webp` }));

/** A drawn picture that the camera moves across, and its first frame. */
export const MOVING_PHOTO = {
  prompt: SAMPLE_PHOTOS[0]?.prompt ?? '',
  film: '/samples/moving.mp4',
  still: '/samples/moving.webp',
} as const;

const SAMPLES: readonly Sample[] = [...HERO_SAMPLES, ...GALLERY_SAMPLES];

export const findSample = (id: string): Sample | undefined => SAMPLES.find((one) => one.id === id);

/** A URL that opens a sample and can be shared. */
export const sampleAddress = (id: string): string => `/?video=${id}`;

/** The video's URL; by default, that of the clip shipped with the site. */
export const filmOf = ({ id, videoUrl }: Sample): string => videoUrl ?? `/samples/${id}.mp4`;

export const captionsOf = ({ id }: Sample): string => `/samples/${id}.vtt`;
