import { useCallback, useState } from 'react';
import { VOICE_SAMPLES, type VoiceSample } from '#web/data/samples/voice-samples.ts';
import { atStart } from '#web/lib/number-words.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { SectionHead } from './section-head.tsx';
import './voiceover.css';
import frame from './frames/storm.webp';

/** A few lines of a script, and when each is spoken. */
const LINES = [
  { at: '0:00', words: 'Every night the keeper counted the ships.' },
  { at: '0:04', words: 'Twelve out. Twelve home.' },
  { at: '0:07', words: 'Then, one night: thirteen.' },
  { at: '0:11', words: 'It had no name and no crew.', isSpoken: true },
  { at: '0:15', words: 'By morning it had taken one of ours.' },
] as const;

/** The script next to the captioned frame that it is spoken over. */
const ScriptMock = ({ voice }: { readonly voice: string }) => (
  <div className="script">
    <div className="script__frame">
      <img src={frame} alt="" width="540" height="960" loading="lazy" decoding="async" />
      <p className="script__caption" aria-hidden="true">
        It had no name and <span className="script__lit">no crew.</span>
      </p>
    </div>
    <div className="script__words">
      <p className="script__head">Script, read by {voice}</p>
      <ol>
        {LINES.map(({ at, words, ...line }) => (
          <li key={at} className={'isSpoken' in line ? 'script__line script__line--spoken' : 'script__line'}>
            <span className="script__time">{at}</span>
            {words}
          </li>
        ))}
      </ol>
      <p className="script__note">Captions follow the voice word by word, in eight styles.</p>
    </div>
  </div>
);

/** Five voices with previews, and a script with its captions. */
export const Voiceover = () => {
  const { alert } = useMessages();
  const [chosen, setChosen] = useState<VoiceSample>(VOICE_SAMPLES[0]);
  const { playing, toggle, stop } = useSoundPreview(
    useCallback(() => void alert('We couldn’t play the preview. Please try again.'), [alert]),
  );
  const isPlaying = playing === chosen.preview;
  return (
    <section className="landing-section" aria-labelledby="voices">
      <div className="wide">
        <SectionHead
          id="voices"
          title="A voice people stay for"
          lead={`${atStart(VOICE_SAMPLES.length)} narrators to choose from. Pick one, press play, and hear it before you make your video.`}
        />
        <div className="voices">
          <div className="voices__choice">
            <fieldset className="voices__list">
              <legend className="hidden-visually">Voice</legend>
              {VOICE_SAMPLES.map((voice) => (
                <label key={voice.id} className="voice">
                  <input
                    className="voice__input"
                    type="radio"
                    name="landing-voice"
                    value={voice.id}
                    checked={voice.id === chosen.id}
                    onChange={() => {
                      stop();
                      setChosen(voice);
                    }}
                  />
                  <span className="voice__name">{voice.name}</span>
                  <span className="voice__description">{voice.description}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              className="button button--primary button--large voices__play"
              onClick={() => toggle(chosen.preview)}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
              {isPlaying ? 'Pause' : 'Play Preview'}
            </button>
          </div>
          <ScriptMock voice={chosen.name} />
        </div>
      </div>
    </section>
  );
};
