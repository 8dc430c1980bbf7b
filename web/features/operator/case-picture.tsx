import type { CaseFile } from '#contract/schemas/operators/cases.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';

interface CasePictureProps {
  readonly file: CaseFile;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

const missingOf = ({ videoId, title, restriction }: CaseFile): string => {
  if (videoId === undefined) return 'This case is about an account.';
  if (title === undefined) return 'Its owner has deleted the video.';
  if (restriction === 'taken_down') return 'Its files are withheld: nobody can open them here.';
  return 'The video isn’t finished.';
};

/** The video, blurred until the operator reveals it. Nobody has to watch a video to decide its case. */
export const CasePicture = ({ file, isShown, onToggle }: CasePictureProps) => {
  if (file.posterUrl === undefined) return <p className="case__nothing">{missingOf(file)}</p>;
  return (
    <div className="case__picture">
      {isShown && file.filmUrl !== undefined ? (
        <video
          className="tall-picture"
          controls
          playsInline
          preload="none"
          poster={file.posterUrl}
          src={file.filmUrl}
          aria-label={file.title}
        >
          <track kind="captions" src={file.captionsUrl} label="Captions" />
        </video>
      ) : (
        <span className="case__blurred">
          <img className="tall-picture" src={file.posterUrl} alt="" width="216" height="384" />
        </span>
      )}
      <ActionButton isWide onClick={onToggle}>
        {isShown ? 'Hide picture' : 'Show picture'} <kbd>b</kbd>
      </ActionButton>
    </div>
  );
};
