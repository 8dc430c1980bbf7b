import { useState } from 'react';
import type { User } from '#contract/schemas/auth.ts';
import { saveProfile } from '#web/data/session/profile.ts';
import { Profile } from '#web/data/session/profile-form.ts';
import { capitalise } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LineField } from '#web/ui/kit/fields.tsx';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { Section } from './section.tsx';

interface ProfileSectionProps {
  readonly user: User;
  /** Called once the browser has stored the profile or failed to. */
  readonly onSaved: (isStored: boolean) => void;
}

interface Problems {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

const FORM_ID = 'profile-form';

/** Name and e-mail as shown in this browser, and the plan. */
export const ProfileSection = ({ user, onSaved }: ProfileSectionProps) => {
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const [problems, setProblems] = useState<Problems>({});
  const save = (): void => {
    const parsed = Profile.safeParse({ name, email });
    if (!parsed.success) {
      const about = (field: string): string | undefined =>
        parsed.error.issues.find(({ path }) => path[0] === field)?.message;
      setProblems({ name: about('name'), email: about('email') });
      return;
    }
    setProblems({});
    setName(parsed.data.name);
    setEmail(parsed.data.email);
    onSaved(saveProfile(user.id, parsed.data));
  };
  return (
    <Section title="Profile">
      <div className="profile__head">
        <Avatar name={user.name} picture={user.avatar} />
        <p className="profile__name">{user.name}</p>
        <span className="badge badge--plain">{capitalise(user.subscription)} plan</span>
      </div>
      <form
        id={FORM_ID}
        className="settings__fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <LineField label="Name" value={name} autoComplete="name" problem={problems.name} onChange={setName} />
        <LineField
          label="Email"
          type="email"
          value={email}
          autoComplete="email"
          hint="Only shown in this browser. The email you sign in with stays the same."
          problem={problems.email}
          onChange={setEmail}
        />
      </form>
      <div className="settings__actions">
        <ActionButton type="submit" form={FORM_ID} look="primary">
          Save Changes
        </ActionButton>
      </div>
    </Section>
  );
};
