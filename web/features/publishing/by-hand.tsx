import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RENDITIONS, SHARPEST_QUALITY } from '#contract/catalogue.ts';
import { postText } from '#contract/platforms.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import {
  canShareFiles,
  fetchFile,
  rememberPosted,
  shareFile,
  usePostedByHand,
} from '#web/data/publishing/by-hand.ts';
import { useDownload } from '#web/data/videos/download.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { CopyWords } from '#web/ui/actions/copy-words.tsx';
import { CheckField } from '#web/ui/kit/check-field.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

interface ByHandProps {
  readonly video: Video;
  readonly words: PostedWords;
  /** Whether this stage can publish to any platform. */
  readonly mayConnect: boolean;
}

/**
 * Fetches the file first and shares it on a second press, because browsers allow sharing only right after a press.
 */
const ShareButtons = ({ video, text }: { readonly video: Video; readonly text: string }) => {
  const [file, setFile] = useState<File>();
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!isSessionLost(error)) setProblem(sentenceOf(error));
    }
  };
  const fetchNow = async (): Promise<void> => {
    if (isFetching) return;
    setFetching(true);
    await attempt(async () => setFile(await fetchFile(video.id)));
    setFetching(false);
  };
  return (
    <>
      {file === undefined ? (
        <ActionButton
          look="primary"
          isBusy={isFetching}
          busyText="Getting the video…"
          onClick={() => void fetchNow()}
        >
          <Icon name="download" />
          Get the Video Ready
        </ActionButton>
      ) : (
        <ActionButton
          look="primary"
          onClick={() => {
            void copyText(text);
            void attempt(() => shareFile(file));
          }}
        >
          <Icon name="share" />
          Copy Text and Choose an App
        </ActionButton>
      )}
      <output className="publish__hint">
        {file === undefined
          ? ''
          : 'The video is ready. The text is copied when you choose the app, so paste it there.'}
      </output>
      {problem === undefined ? null : <FieldProblem>{problem}</FieldProblem>}
    </>
  );
};

const FILE =
  RENDITIONS.find(({ format, quality }) => format === 'mp4' && quality === SHARPEST_QUALITY) ?? RENDITIONS[0];

const DownloadButton = ({ video }: { readonly video: Video }) => {
  const download = useDownload(video.id);
  return (
    <>
      <ActionButton isBusy={download.isPending} busyText="Downloading…" onClick={() => download.mutate(FILE)}>
        <Icon name="download" />
        Download
      </ActionButton>
      {download.isError ? <FieldProblem>{sentenceOf(download.error)}</FieldProblem> : null}
    </>
  );
};

/** Posting without a connected account: the creator takes the file and the text to the platform. */
export const ByHand = ({ video, words, mayConnect }: ByHandProps) => {
  const text = postText(words);
  const isPosted = usePostedByHand().includes(video.id);
  return (
    <div className="publish">
      {mayConnect ? (
        <p>
          <Link to={paths.connections}>Connect an account</Link> to publish from here, or post the video
          yourself:
        </p>
      ) : (
        <p>Post the video yourself: take the file and the text to YouTube, TikTok or wherever you like.</p>
      )}
      <div className="publish__part">
        {canShareFiles() ? <ShareButtons video={video} text={text} /> : null}
        <DownloadButton video={video} />
      </div>
      <CopyWords text={text} lang={video.language} />
      <CheckField
        label="I’ve posted it"
        hint="My Videos shows it then. Only this browser remembers it."
        isChecked={isPosted}
        onChange={(isDone) => rememberPosted(video.id, isDone)}
      />
    </div>
  );
};
