import type { LivePost } from '#contract/schemas/operators/notices.ts';

/** Posts that are on a platform, each with a link if its URL is known. */
export const PostLinks = ({ posts }: { readonly posts: readonly LivePost[] }) => (
  <ul>
    {posts.map(({ words, link }) => (
      <li key={`${words} ${link}`}>
        {link === undefined ? (
          words
        ) : (
          <a href={link} target="_blank" rel="noreferrer">
            {words}
            <span className="hidden-visually">, in a new tab</span>
          </a>
        )}
      </li>
    ))}
  </ul>
);
