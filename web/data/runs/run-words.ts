import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import type { MostLike } from '#contract/schemas/series/most-like.ts';
import type { Run } from '#contract/schemas/series/runs.ts';
import { isThereOrComing } from '#web/data/publishing/publication-words.ts';
import { formatKey } from '#web/data/series/airing-words.ts';

/** Whether a run’s script or video is being made, so that the run changes without the creator doing anything. */
export const isAtWork = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'writing' || status === 'filming';

/** Whether an approved run’s video is about to be handed to its accounts. */
export const isBeingPosted = ({ status, publish }: Pick<Run, 'status' | 'publish'>): boolean =>
  status === 'approved' && publish !== undefined;

/** Whether a run is waiting for the creator’s answer. */
export const needsAnswer = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'held' || status === 'script_waits' || status === 'video_waits';

/** Whether a run can be approved as it is: it can’t be if its script breaks the rules. */
export const mayApprove = (run: Pick<Run, 'status' | 'held'>): boolean =>
  needsAnswer(run) && (run.status !== 'held' || run.held === 'alike');

/** Whether a run’s post can still be changed. */
export const isPostOpen = (run: Pick<Run, 'status' | 'post'>): boolean =>
  run.post !== undefined && (needsAnswer(run) || run.status === 'filming' || run.status === 'approved');

/**
 * The state of the posts for an approved run’s video: `planned` (the words can’t change until the posts are canceled)
 * or `sent` (the posts keep their words).
 */
export const postsOf = (
  { status, videoId }: Pick<Run, 'status' | 'videoId'>,
  publications: readonly Publication[],
): 'planned' | 'sent' | undefined => {
  if (status !== 'approved') return undefined;
  const own = publications.filter((each) => each.video_id === videoId && isThereOrComing(each));
  if (own.some(({ is_open: isOpen }) => isOpen)) return 'planned';
  return own.length > 0 ? 'sent' : undefined;
};

/** What happens next to a video that was just approved, in a few words. */
export const approvedWords = (
  { publish, airing }: Pick<Run, 'publish' | 'airing'>,
  answered: Pick<Run, 'publishTrouble'>,
  now: Date,
): string => {
  if (answered.publishTrouble !== undefined) return 'Approved, but not posted everywhere';
  if (publish === undefined) return 'Approved';
  return new Date(airing.at) > now
    ? `Approved: it goes out ${formatKey(airing.key)}`
    : 'Approved, and on its way';
};

/** A run’s title, taken from its post, its story or, until there is a story, its idea. */
export const titleOfRun = ({ post, story, idea }: Pick<Run, 'post' | 'story' | 'idea'>): string =>
  post?.title ?? story?.title ?? idea;

/** What happens to the run if the creator doesn’t answer, and by when. */
const withoutAnswer = ({
  unanswered,
  answerBy,
  publish,
}: Pick<Run, 'unanswered' | 'answerBy' | 'publish'>): string => {
  const time = answerBy === undefined ? '' : ` by ${formatKey(answerBy)}`;
  switch (unanswered) {
    case 'wait':
      return 'it waits until you answer';
    case 'go_on':
      return `if you don’t answer${time}, it goes ahead${publish === undefined ? '' : ' and is posted'}`;
    case 'skip':
      return `if you don’t answer${time}, it is skipped`;
  }
};

/** When a run is due and, while it is waiting for an answer, what happens if the creator doesn’t answer. */
export const dueWords = (
  run: Pick<Run, 'airing' | 'unanswered' | 'answerBy' | 'status' | 'publish'>,
): string => {
  const time = formatKey(run.airing.key);
  if (needsAnswer(run)) return `Due ${time} – ${withoutAnswer(run)}`;
  return isAtWork(run) ? `Due ${time}` : `For ${time}`;
};

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/**
 * A line about the waiting runs: “2 videos and 1 script are waiting for you”. Undefined when there are none.
 */
export const waitingLine = (runs: readonly Pick<Run, 'status'>[]): string | undefined => {
  const videos = runs.filter(({ status }) => status === 'video_waits').length;
  const scripts = runs.length - videos;
  if (runs.length === 0) return undefined;
  const things = [
    ...(videos > 0 ? [counted(videos, 'video')] : []),
    ...(scripts > 0 ? [counted(scripts, 'script')] : []),
  ];
  return `${things.join(' and ')} ${runs.length === 1 ? 'is' : 'are'} waiting for you`;
};

/** At 50 % or more, a script counts as repeating another one; below that, the similarity isn’t worth mentioning. */
const WORTH_SAYING_PERCENT = 40;

/** Names the earlier story that a run’s script resembles most; undefined if they aren’t similar enough to matter. */
export const mostLikeWords = (mostLike: MostLike | undefined): string | undefined =>
  mostLike === undefined || mostLike.percent < WORTH_SAYING_PERCENT
    ? undefined
    : `Most like: ‘${mostLike.title}’ (${mostLike.percent}\u00A0%)`;

/** What the Approve button says, and what pressing it costs: nothing once there is a video. */
export const approveWords = ({
  status,
  publish,
}: Pick<Run, 'status' | 'publish'>): { readonly label: string; readonly price?: string } => {
  if (status === 'video_waits') return { label: publish === undefined ? 'Approve' : 'Approve and Post' };
  return { label: status === 'held' ? 'Use It Anyway' : 'Approve', price: `${CREDITS_PER_VIDEO} credits` };
};

/** What making the video again costs. */
export const remakePrice = ({ videoId }: Pick<Run, 'videoId'>): string =>
  videoId === undefined
    ? 'No credits: only the script is rewritten.'
    : `${CREDITS_PER_VIDEO} credits: a new video. The one you have stays in My Videos.`;

/** The question to ask before skipping a run; it says what skipping does. */
export const skipQuestion = (run: Pick<Run, 'videoId' | 'post' | 'story' | 'idea' | 'credits'>): string => {
  const what = run.videoId === undefined ? 'No video is made' : 'Its video stays in My Videos';
  const spent =
    run.credits === 0 ? 'no credits were used' : `the ${run.credits} credits it cost are not returned`;
  return `Skip “${titleOfRun(run)}”? ${what}, and ${spent}. Its series goes on with its next idea.`;
};

const AT_WORK = {
  writing: 'Its script is being written.',
  filming: 'Its video is being made.',
} as const;

const APPROVED = {
  creator: 'You approved it.',
  time: 'You didn’t answer in time, so it went ahead as if approved.',
  product: 'It is approved.',
} as const;

const skippedWords = ({ endedBy, reason }: Run): string => {
  if (endedBy === 'creator' && reason === undefined) return 'You skipped it.';
  return `It was skipped. ${reason ?? ''}`.trim();
};

/** The run’s status, as a sentence. */
export const standing = (run: Run): string => {
  switch (run.status) {
    case 'writing':
      return run.round > 1 ? `It is being rewritten with your note in mind.` : AT_WORK.writing;
    case 'filming':
      return AT_WORK.filming;
    case 'script_waits':
      return 'Read the script and say whether it’s good. No credits are used until you approve it.';
    case 'video_waits':
      return 'Watch the video and say whether it’s good.';
    case 'held':
      return run.reason ?? 'Its script is held.';
    case 'approved':
      return APPROVED[run.endedBy ?? 'product'];
    case 'skipped':
      return skippedWords(run);
    case 'failed':
      return `It didn’t work out. ${run.reason ?? ''}`.trim();
    case 'other':
      return 'Reload the page to see where it stands.';
  }
};
