import { Link } from 'react-router-dom';
import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import { useEntrance } from '#web/data/session/use-entrance.ts';
import { saveTheme, useTheme } from '#web/data/settings/theme.ts';
import { mailTo, SOCIAL_LINKS } from '#web/lib/contact.ts';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { Logo } from '#web/ui/page/logo.tsx';
import { ThemeChoice } from '#web/ui/page/theme-choice.tsx';
import './public-footer.css';

/** Site links, support addresses and social profiles. */
export const PublicFooter = () => {
  const entrance = useEntrance();
  const theme = useTheme();
  return (
    <footer className="public-footer">
      <div className="public-footer__top">
        <div className="public-footer__brand">
          <Logo />
          <p className="public-footer__line">One line in. One finished video out.</p>
          <ul className="public-footer__social">
            {SOCIAL_LINKS.map(({ icon, name, address }) => (
              <li key={icon}>
                <a className="public-footer__icon" href={address} aria-label={name} rel="noreferrer">
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className="public-footer__links" aria-label="Footer">
          <div>
            <h2 className="public-footer__title">Product</h2>
            <Link to={paths.pricing}>Pricing</Link>
            <Link to={entrance}>Dashboard</Link>
            <Link to={paths.blog}>Blog</Link>
            <Link to={paths.affiliate}>Affiliate Program</Link>
          </div>
          <div>
            <h2 className="public-footer__title">Legal</h2>
            <Link to={paths.privacy}>Privacy</Link>
            <Link to={paths.terms}>Terms</Link>
          </div>
          <div>
            <h2 className="public-footer__title">Help</h2>
            <a href={mailTo()}>{SUPPORT_EMAIL}</a>
            <a href={mailTo('Refund request')}>Request a refund</a>
          </div>
        </nav>
      </div>
      <div className="public-footer__end">
        <p>© 2024 Veilcast</p>
        <ThemeChoice chosen={theme} onChoose={saveTheme} />
      </div>
    </footer>
  );
};
