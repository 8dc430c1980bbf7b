import * as z from 'zod/mini';
import { Post, type Run } from '#contract/schemas/series/runs.ts';

/** What is posted with a video, as the creator types it: tags are separated by spaces or commas. */
export const PostForm = z.object({ title: z.string(), description: z.string(), tags: z.string() });
export type PostForm = z.infer<typeof PostForm>;

export const postFormOf = ({ post }: Pick<Run, 'post'>): PostForm => ({
  title: post?.title ?? '',
  description: post?.description ?? '',
  tags: (post?.tags ?? []).map((tag) => `#${tag}`).join(' '),
});

const tagsIn = (typed: string): string[] =>
  typed.split(/[\s,;]+/u).filter((tag) => tag.replace(/^#+/u, '') !== '');

/** The form’s post, before it is checked. */
export const postOf = ({ title, description, tags }: PostForm): z.input<typeof Post> => ({
  title,
  description,
  tags: tagsIn(tags),
});

/** What is wrong with each field, in the server’s words. */
export const postProblems = (form: PostForm): Partial<Record<keyof PostForm, string>> => {
  const found: Partial<Record<keyof PostForm, string>> = {};
  for (const { path, message } of Post.safeParse(postOf(form)).error?.issues ?? []) {
    const [field] = path;
    if (field === 'title' || field === 'description' || field === 'tags') found[field] ??= message;
  }
  return found;
};

/** Whether the stored post matches this form, apart from what the server tidies up. */
export const isPostStoredAs = (form: PostForm, { post }: Pick<Run, 'post'>): boolean => {
  const parsed = Post.safeParse(postOf(form));
  return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(post && Post.parse(post));
};
