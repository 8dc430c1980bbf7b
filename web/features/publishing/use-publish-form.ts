import { type RefObject, useEffect, useState } from 'react';
import type { Connection, OfferedPlatform, PostOptions } from '#contract/schemas/publishing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { unusableWords } from '#web/data/publishing/connection-words.ts';
import { afterOrderWords, beforeOrderWords } from '#web/data/publishing/day-limit.ts';
import { suggestedTime } from '#web/data/publishing/local-time.ts';
import { accountChange } from '#web/data/publishing/post-options.ts';
import { againQuestion, orderedWords } from '#web/data/publishing/publication-words.ts';
import { usePublications, usePublish } from '#web/data/publishing/publications.ts';
import {
  changeAccount,
  choicesFor,
  chosenOf,
  dropForm,
  formProblems,
  isSendable,
  keepForm,
  keptForm,
  openedForm,
  orderOf,
  type PublishForm,
  problemsAsTyped,
} from '#web/data/publishing/publish-form.ts';
import { choicesRefusal, type PlacedRefusal, placeRefusal } from '#web/data/publishing/refusal-place.ts';
import { useAccountUser } from '#web/data/session/session.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';

interface PublishFormWish {
  readonly video: Video;
  readonly words: PostedWords;
  readonly connections: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
  readonly onClose: () => void;
}

/** Moves the focus to the first problem whenever a problem has prevented sending. */
export const useProblemFocus = (form: RefObject<HTMLFormElement | null>, stops: number): void => {
  useEffect(() => {
    if (stops > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [form, stops]);
};

/**
 * What the accounts with a direct post allow, as far as their options have loaded. If an account no longer allows
 * what the creator agreed to, the creator is asked again.
 */
const usePostOptionsRead = (
  change: (changed: (form: PublishForm) => PublishForm) => void,
  stop: () => void,
) => {
  const [options, setOptions] = useState<Readonly<Record<string, PostOptions | undefined>>>({});
  const setRead = (id: string, read: PostOptions | undefined): void => {
    const known = options[id];
    if (known === read) return;
    setOptions((before) => ({ ...before, [id]: read }));
    const changed = known && read && accountChange(known, read);
    if (changed === undefined) return;
    change((before) => changeAccount(before, id, { accountChange: changed }));
    stop();
  };
  return [options, setRead] as const;
};

/** The chosen accounts that get a direct post. */
const directIn = (form: PublishForm, connections: readonly Connection[]) =>
  chosenOf(form, connections).flatMap((one) => {
    const choices = choicesFor(form, one);
    return choices === undefined ? [] : [[one.id, choices] as const];
  });

/** The only account that can be used, or none: if there are several, the creator chooses. */
const chosenAtFirst = (connections: readonly Connection[]): readonly string[] => {
  const usable = connections.filter((one) => unusableWords(one) === undefined);
  return usable.length === 1 ? usable.map(({ id }) => id) : [];
};

/** The publish form: what was typed, the problems with it, and the function that sends it once. */
export const usePublishForm = ({ video, words, connections, platforms, onClose }: PublishFormWish) => {
  const timezone = useTimeZone();
  const plan = useAccountUser()?.subscription;
  const [opened] = useState(
    () =>
      keptForm(video.id) ??
      openedForm(words, chosenAtFirst(connections), suggestedTime(timezone, new Date())),
  );
  const [form, setForm] = useState(opened);
  useEffect(() => {
    if (form !== opened) keepForm(video.id, form);
  }, [form, opened, video.id]);
  const [refusal, setRefusal] = useState<PlacedRefusal>();
  const [stops, setStops] = useState(0);
  const stop = (): void => setStops((count) => count + 1);
  const [options, setOptions] = usePostOptionsRead(setForm, stop);
  const [wasTried, setTried] = useState(false);
  const publish = usePublish();
  const { items: publications } = usePublications();
  const { confirm } = useMessages();
  const toast = useToast();
  const once = useOneAtATime();
  const now = useNow();
  const factsAt = (now: Date) => ({
    connections,
    platforms,
    options,
    seconds: video.duration,
    timezone,
    now,
  });
  const all = formProblems(form, factsAt(now));
  const shown = wasTried ? all : problemsAsTyped(all);

  const order = async (isAgain: boolean, now: Date): Promise<void> => {
    try {
      const wish = orderOf(form, video.id, factsAt(now));
      const ordered = await publish.mutateAsync({ ...wish, ...(isAgain && { again: true }) });
      dropForm(video.id);
      const waiting = afterOrderWords(chosenOf(form, connections), plan);
      toast(orderedWords(ordered, timezone, waiting));
      onClose();
    } catch (error) {
      if (isSessionLost(error)) return;
      if (isApiError(error) && error.code === 'already_published' && !isAgain) {
        const question = againQuestion(form.chosen, publications, error.detail);
        if (await confirm(question, 'Publish Again', 'primary')) await order(true, now);
        return;
      }
      setRefusal(placeRefusal(error, form));
      stop();
    }
  };
  const send = async (): Promise<void> => {
    setTried(true);
    setRefusal(undefined);
    const pressed = new Date();
    if (isSendable(formProblems(form, factsAt(pressed)))) await order(false, pressed);
    else stop();
  };
  const refused = choicesRefusal(refusal, directIn(form, connections));
  return {
    form,
    /** How many times a problem has prevented sending. */
    stops,
    publications,
    timezone,
    problems: refusal === undefined ? shown.fields : { ...shown.fields, [refusal.field]: refusal.words },
    ownProblems: shown.own,
    directProblems: shown.direct,
    /** Why the choices for one account were refused. */
    refusedChoices: refused?.account === undefined ? {} : { [refused.account]: refused.words },
    /** A refusal that isn’t about any of the fields. */
    problem:
      refusal?.field === 'form' ? refusal.words : refused?.account === undefined ? refused?.words : undefined,
    /** Shown before the order is placed, if the plan doesn’t allow everything to be sent in one day. */
    dayLimit: beforeOrderWords(chosenOf(form, connections), plan),
    isSending: publish.isPending,
    change: (changed: (form: PublishForm) => PublishForm): void => {
      setRefusal(undefined);
      setForm(changed);
    },
    setOptions,
    send: () => void once(send),
  };
};
export type PublishFormState = ReturnType<typeof usePublishForm>;
