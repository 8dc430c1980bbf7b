import { useEffect, useRef, useState } from 'react';
import { plainLook, type VideoLook } from '#contract/look.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useSaveVideoSettings, useVideoSettings } from '#web/data/settings/video-settings.ts';
import { finishedLook, lookProblem } from '#web/ui/look/look-draft.ts';
import { LookPanel } from '#web/ui/look/look-panel.tsx';

/**
 * How long to wait before saving, because creators adjust sliders and text many times before they are
 * satisfied.
 */
const SAVE_AFTER_MS = 600;

/** The look of new videos, saved to the account shortly after each change. */
export const LookSetting = ({ onSaved }: { readonly onSaved: (isSaved: boolean) => void }) => {
  const account = useVideoSettings();
  const { video } = useSettings();
  const { mutate } = useSaveVideoSettings(onSaved);
  const [draft, setDraft] = useState<VideoLook>();
  const save = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (look: VideoLook): void => {
    setDraft(look);
    clearTimeout(timer.current);
    save.current = undefined;
    if (lookProblem(look) !== undefined) return;
    save.current = () => {
      save.current = undefined;
      mutate({ look: finishedLook(look) });
    };
    timer.current = setTimeout(() => save.current?.(), SAVE_AFTER_MS);
  };
  // Leaving the page saves a pending change.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      save.current?.();
    },
    [],
  );
  return (
    <LookPanel
      look={draft ?? account?.look ?? plainLook(video.captionStyle)}
      hasAiLine={account?.aiLine === true}
      onChange={change}
    />
  );
};
