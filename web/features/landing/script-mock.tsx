import frame from './frames/storm.webp';

/** A few lines of a script with the times at which they are spoken. */
const LINES = [
  { at: '0:00', words: 'Every night the keeper counted the ships.' },
  { at: '0:04', words: 'Twelve out. Twelve home.' },
  { at: '0:07', words: 'Then, one night: thirteen.' },
  { at: '0:11', words: 'It had no name and no crew.', isSpoken: true },
  { at: '0:15', words: 'By morning it had taken one of ours.' },
] as const;

/** The script beside the frame it is spoken over, with its caption. */
export const ScriptMock = ({ voice }: { readonly voice: string }) => (
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
