import { useId, useState } from 'react';
import { CREDITS_PER_SCENE, type Language, SCENE_TEXT_MAX_CHARS } from '#contract/catalogue.ts';
import { type FilmedScene, RewriteScene } from '#contract/schemas/scenes.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';

interface SceneWordsProps {
  readonly scene: FilmedScene;
  readonly language: Language;
  readonly isBusy: boolean;
  readonly onSave: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits the words of one scene. */
export const SceneWordsDialog = ({ scene, language, isBusy, onSave, onClose }: SceneWordsProps) => {
  const [words, setWords] = useState(scene.narration);
  const [formId, hintId] = [useId(), useId()];
  const length = Array.from(cleanText(words)).length;
  const isTooLong = length > SCENE_TEXT_MAX_CHARS;
  const problem = RewriteScene.safeParse({ narration: words }).error?.issues[0]?.message;
  const isSendable = problem === undefined && cleanText(words) !== scene.narration;
  return (
    <Dialog
      title={`Edit scene ${scene.n}`}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Save"
          busyText="Starting…"
          isSendable={isSendable}
          isBusy={isBusy}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        className="scene-words"
        aria-describedby={hintId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSendable && !isBusy) void onSave(cleanText(words));
        }}
      >
        <LongTextField
          label="Text"
          placeholder={scene.narration}
          rows={4}
          lang={language}
          value={words}
          problem={isTooLong ? problem : undefined}
          onChange={setWords}
        />
        <p className="scene-words__count">
          {length} of {SCENE_TEXT_MAX_CHARS} characters
        </p>
        <p id={hintId} className="scene-words__hint">
          Costs {CREDITS_PER_SCENE} credit. Only this scene is redone, and your video stays the same until the
          new version is ready.
        </p>
      </form>
    </Dialog>
  );
};
