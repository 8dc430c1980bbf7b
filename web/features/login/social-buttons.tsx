import { useEffect, useState } from 'react';
import { hrefOf } from '#contract/route.ts';
import { authRoutes } from '#contract/routes/auth.ts';
import { rememberPlan, useChosenPlan } from '#web/data/billing/chosen-plan.ts';
import { rememberAgain, useAgain } from '#web/data/session/sign-in-again.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';

const LATER = [
  { name: 'GitHub', icon: 'github' },
  { name: 'X (Twitter)', icon: 'x' },
] as const;

/** The Google button signs in; the others say that they are coming soon. */
export const SocialButtons = () => {
  const { alert } = useMessages();
  const plan = useChosenPlan();
  const again = useAgain();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The back button may restore this page from the browser’s memory.
    const onShow = (): void => setLeaving(false);
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, []);
  return (
    <div className="login__buttons">
      <ActionButton
        look="primary"
        isWide
        isBusy={isLeaving}
        busyText="Processing..."
        onClick={() => {
          setLeaving(true);
          rememberPlan(plan);
          rememberAgain(again);
          globalThis.location.assign(hrefOf(authRoutes.beginSignIn));
        }}
      >
        <Icon name="google" />
        Continue with Google
      </ActionButton>
      {LATER.map(({ name, icon }) => (
        <ActionButton
          key={name}
          isWide
          onClick={() => void alert(`${name} login is coming soon! Please use Google login for now.`)}
        >
          <Icon name={icon} />
          Continue with {name}
        </ActionButton>
      ))}
    </div>
  );
};
