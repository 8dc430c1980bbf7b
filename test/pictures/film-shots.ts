import { press, type Shot, type Stage } from './shot.ts';

const openFilm =
  (title: string | RegExp) =>
  async (stage: Stage): Promise<void> => {
    await press(title)(stage);
    await stage.page.getByRole('dialog').getByRole('heading').first().waitFor();
  };

const FILM = 'The Night the Library Burned';

/** Opens the rendered film and selects its second scene. */
const openScenes = async (stage: Stage): Promise<void> => {
  await openFilm('The Midnight Train')(stage);
  await press(/^Scene 2/u)(stage);
  const strip = stage.page.getByRole('region', { name: 'Scenes' });
  await strip.evaluate((element) => element.scrollIntoView({ block: 'end' }));
};

/** The video dialog, with its menus and messages. */
export const FILM_SHOTS: readonly Shot[] = [
  {
    name: 'dialog-film',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm(FILM)(stage);
      await stage.page.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('dialog video')?.currentTime ?? 0) > 1.5,
      );
    },
  },
  {
    name: 'dialog-film-still',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await stage.page.evaluate(() =>
        localStorage.setItem('veilcast.settings', '{"video":{"autoPlay":false}}'),
      );
      await stage.page.reload();
      await openFilm('A Repair Fifteen Billion Miles Away')(stage);
    },
  },
  {
    name: 'dialog-film-certified',
    as: 'maker',
    path: '/dashboard/videos',
    steps: openFilm('The Midnight Train'),
  },
  { name: 'dialog-film-scenes', as: 'maker', path: '/dashboard/videos', steps: openScenes },
  {
    name: 'dialog-scene-words',
    as: 'maker',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openScenes(stage);
      await press('Edit Text')(stage);
      await stage.page.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'dialog-scene-repaint',
    as: 'maker',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openScenes(stage);
      await press('Repaint')(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'dialog-film-generating',
    as: 'creator',
    path: '/dashboard/videos',
    steps: openFilm('The Glass Orchard'),
  },
  {
    name: 'dialog-film-failed',
    as: 'creator',
    path: '/dashboard/videos',
    steps: openFilm('The Clock in the Attic'),
  },
  { name: 'dialog-film-german', as: 'crowd', path: '/dashboard/videos', steps: openFilm(/^Donau/u) },
  {
    name: 'menu-download',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm(FILM)(stage);
      await press('Download')(stage);
    },
  },
  {
    name: 'menu-share',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm(FILM)(stage);
      await press('Share')(stage);
    },
  },
  {
    name: 'toast-not-ready',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm('The Clock in the Attic')(stage);
      await stage.page.getByRole('button', { name: 'Download' }).click({ force: true });
      await stage.page.getByText('Video not ready').waitFor();
    },
  },
  {
    name: 'toast-share-failed',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm(FILM)(stage);
      await stage.cutOff('*/api/videos/share');
      await press('Share')(stage);
      await stage.page.getByRole('menuitem', { name: 'Copy Link' }).click();
      await stage.page.getByText('Share failed').waitFor();
    },
  },
  {
    name: 'dialog-film-delete',
    as: 'creator',
    path: '/dashboard/videos',
    steps: async (stage) => {
      await openFilm(FILM)(stage);
      await press('Delete')(stage);
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
];
