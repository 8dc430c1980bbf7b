import { CLAIMS, FILM_MAX_SECONDS, LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { atStart, inWords } from '#web/lib/number-words.ts';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import { SectionHead } from './section-head.tsx';
import './feature-grid.css';

interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

const FEATURES: readonly Feature[] = [
  {
    icon: 'film',
    title: 'Create Youtube Shorts',
    description: `Vertical, 1080 × 1920, up to ${inWords(FILM_MAX_SECONDS / 60)} minutes, with captions burned in and sound at the right level.`,
  },
  {
    icon: 'chart',
    title: 'Create viral Tiktok videos',
    description:
      'A first line that stops the scroll, a twist in the middle, and an ending that makes people watch again.',
  },
  {
    icon: 'arrow',
    title: 'Publish on Tiktok & Youtube',
    description:
      'Share the finished file from your phone. Or connect your YouTube channel or TikTok account, where this site offers it, and publish now, at a time you choose, or from a series.',
  },
  {
    icon: 'story',
    title: '100% Powered by AI',
    description:
      'A large language model writes the story. Every scene is drawn for it. You can repaint or rewrite any of them.',
  },
  {
    icon: 'voice',
    title: 'AI Generated Voiceovers',
    description: `${atStart(VOICES.length)} voices in ${inWords(LANGUAGES.length)} languages, with pauses where a person would breathe.`,
  },
  {
    icon: 'music',
    title: 'Background music',
    description: `${CLAIMS.songs} of songs that sit under the voice and rise when it pauses.`,
  },
];

/** What the product does, in six cards. */
export const FeatureGrid = () => (
  <section className="landing-section" aria-labelledby="features">
    <div className="wide">
      <SectionHead
        id="features"
        title="The whole studio, minus the studio"
        lead="Script, voice, pictures, captions, music and editing. You bring the idea."
      />
      <ul className="features">
        {FEATURES.map(({ icon, title, description }) => (
          <li key={title} className="feature">
            <span className="feature__frame">
              <Icon name={icon} />
            </span>
            <h3 className="feature__title">{title}</h3>
            <p className="feature__words">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
