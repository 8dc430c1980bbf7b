import { newSecret } from '../secrets.ts';
import { Order, type Script } from './script.ts';
import type { State } from './state.ts';

interface Controlled {
  readonly state: State;
  readonly script: Script;
}

/** Expires, revokes or rotates the grants. */
const changeGrants = ({ state }: Controlled, what: 'expire' | 'revoke' | 'rotate'): void => {
  if (what === 'revoke') state.grants = [];
  for (const grant of state.grants) {
    if (what === 'expire') grant.accessEndsAt = 0;
    else grant.refresh = newSecret('rft.');
  }
};

const postCalled = ({ state }: Controlled, publishId: string) => state.posts.get(publishId);

/** Carries out an order from `POST /__control`; returns false if the order refers to something that doesn’t exist. */
export const carryOut = (controlled: Controlled, json: unknown): boolean => {
  const order = Order.safeParse(json).data;
  if (!order) return false;
  const { state, script } = controlled;
  switch (order.do) {
    case 'expire':
    case 'revoke':
    case 'rotate':
      changeGrants(controlled, order.do);
      return true;
    case 'keep_refresh':
      script.keepsRefresh = true;
      return true;
    case 'advance':
      script.aheadMs += order.seconds * 1000;
      return true;
    case 'forget_uploads':
      for (const post of state.posts.values()) post.isForgotten = post.wholeAt === undefined;
      return true;
    case 'keep':
      script.keepOfNext(order.bytes);
      return true;
    case 'answer':
      script.answerNext(order.call, order.with);
      return true;
    case 'fail':
      script.failNext(order.reason);
      return true;
    case 'stay':
      script.stays = order.status ?? undefined;
      return true;
    case 'creator':
      Object.assign(state.creatorCalled(order.name), order.change);
      return true;
    case 'audit':
      script.isAudited = order.passed;
      return true;
    case 'finish':
    case 'remove': {
      const post = postCalled(controlled, order.publishId);
      if (!post) return false;
      if (order.do === 'finish') post.isFinished = true;
      else post.isRemoved = true;
      return true;
    }
  }
};
