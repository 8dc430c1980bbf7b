import { SUPPORT_EMAIL } from '#contract/catalogue.ts';

export const mailTo = (subject?: string): string =>
  `mailto:${SUPPORT_EMAIL}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;

export const SOCIAL_LINKS = [
  { icon: 'x', name: 'X (Twitter)', address: 'https://x.com/veilcast' },
  { icon: 'linkedin', name: 'LinkedIn', address: 'https://www.linkedin.com/company/veilcast' },
  { icon: 'youtube', name: 'YouTube', address: 'https://www.youtube.com/@veilcast' },
  { icon: 'discord', name: 'Discord', address: 'https://discord.gg/veilcast' },
] as const;
