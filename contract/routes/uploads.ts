import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { ById, DAY, Done, HOUR, Page } from '#contract/routes/parts.ts';
import { BegunUpload, CreateUpload, Upload, UploadQuota } from '#contract/schemas/uploads.ts';

/** The rows of the route table under `/api/uploads`. */
export const uploadsRoutes = {
  listUploads: {
    method: 'GET',
    path: '/api/uploads',
    access: 'session',
    handler: 'uploads/list-uploads',
    list: true,
    query: Page,
    reply: z.array(Upload),
    refusals: [],
  },
  createUpload: {
    method: 'POST',
    path: '/api/uploads',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'uploads/create-upload',
    body: CreateUpload,
    reply: BegunUpload,
    // docs/costs.md states what checking each upload may cost.
    limit: { calls: 200, seconds: DAY },
    refusals: [
      'account_suspended',
      'unsupported_type',
      'too_large',
      'storage_full',
      'budget_reached',
      'too_many_requests',
      'conflict',
    ],
  },
  readUploadQuota: {
    method: 'GET',
    path: '/api/uploads/quota',
    access: 'session',
    handler: 'uploads/read-upload-quota',
    reply: UploadQuota,
    refusals: [],
  },
  readUpload: {
    method: 'GET',
    path: '/api/uploads/{id}',
    access: 'session',
    handler: 'uploads/read-upload',
    params: ById,
    reply: Upload,
    refusals: ['not_found'],
  },
  checkUpload: {
    method: 'POST',
    path: '/api/uploads/{id}/check',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'uploads/check-upload',
    params: ById,
    reply: Upload,
    status: 202,
    limit: { calls: 600, seconds: HOUR },
    refusals: ['account_suspended', 'not_found', 'not_ready', 'conflict'],
  },
  deleteUpload: {
    method: 'DELETE',
    path: '/api/uploads/{id}',
    access: 'session',
    handler: 'uploads/delete-upload',
    params: ById,
    reply: Done,
    limit: { calls: 600, seconds: HOUR },
    refusals: ['not_found', 'in_use', 'conflict'],
  },
} as const satisfies Record<string, Route>;
