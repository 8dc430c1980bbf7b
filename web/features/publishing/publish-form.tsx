import { useId, useRef } from 'react';
import type { Connection, OfferedPlatform } from '#contract/schemas/publishing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { changeForm, chosenOf } from '#web/data/publishing/publish-form.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { Afterwards } from '#web/ui/dialog/afterwards.tsx';
import { DialogBody, DialogFooter } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FieldProblem } from '#web/ui/kit/field-problem.tsx';
import { FilmPlayer } from '#web/ui/video/film-player.tsx';
import { AccountsField } from './accounts-field.tsx';
import { TikTokAccount } from './tik-tok-account.tsx';
import { useProblemFocus, usePublishForm } from './use-publish-form.ts';
import { WhenField } from './when-field.tsx';
import { TikTokWords, YouTubeWords } from './word-fields.tsx';
import '#web/ui/cards/card-grid.css';

interface PublishFormProps {
  readonly video: Video;
  readonly words: PostedWords;
  readonly connections: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
  readonly onClose: () => void;
}

/**
 * Where and when a video is published, and with what words. The form itself is there at once, because a press on
 * the footer’s button before its fields are drawn must submit it.
 */
export const PublishForm = ({ video, words, connections, platforms, onClose }: PublishFormProps) => {
  const formId = useId();
  const state = usePublishForm({ video, words, connections, platforms, onClose });
  const element = useRef<HTMLFormElement>(null);
  useProblemFocus(element, state.stops);
  const { form, problems, change } = state;
  const accounts = chosenOf(form, connections);
  const tikToks = accounts.filter(({ platform }) => platform === 'tiktok');
  const channels = accounts.filter(({ platform }) => platform === 'youtube');
  const platformOffered = (id: string) => platforms.find((one) => one.id === id);
  return (
    <>
      <DialogBody>
        <div className="publish-columns">
          <div className="publish-columns__film">
            <Afterwards>
              <FilmPlayer video={video} isStarted={false} />
            </Afterwards>
          </div>
          <form
            ref={element}
            id={formId}
            className="publish"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              state.send();
            }}
          >
            <Afterwards>
              {state.problem === undefined ? null : <FieldProblem>{state.problem}</FieldProblem>}
              <AccountsField
                connections={connections}
                platforms={platforms}
                chosen={form.chosen}
                publications={state.publications.filter((one) => one.video_id === video.id)}
                problem={problems.accounts}
                dayLimit={state.dayLimit}
                onChange={(chosen) => change((before) => changeForm(before, { chosen }))}
              />
              <WhenField
                form={form}
                problem={problems.when}
                onChange={(changed) => change((before) => changeForm(before, changed))}
              />
              {channels.length === 0 ? null : (
                <YouTubeWords
                  state={state}
                  language={video.language}
                  accounts={channels}
                  offered={platformOffered('youtube')}
                />
              )}
              {tikToks.length === 0 ? null : (
                <TikTokWords state={state} language={video.language} accounts={tikToks} />
              )}
              {tikToks.map((account) => (
                <TikTokAccount
                  key={account.id}
                  account={account}
                  state={state}
                  isAudited={platformOffered('tiktok')?.is_audited === true}
                  video={video}
                />
              ))}
            </Afterwards>
          </form>
        </div>
      </DialogBody>
      <DialogFooter>
        <FormButtons
          formId={formId}
          label={form.isLater ? 'Plan' : 'Publish'}
          busyText="Sending…"
          isSendable
          isBusy={state.isSending}
          onClose={onClose}
        />
      </DialogFooter>
    </>
  );
};
