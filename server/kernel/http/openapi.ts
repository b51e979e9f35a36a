import { z } from 'zod';
import { errorStatus } from '@hakobu/contract/kernel/error-code.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { allErrors, type ErrorCode } from '@hakobu/contract/errors.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the endpoints that are served. */
export function openApiOf(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints)
    (paths[`/api/${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hakobu',
      version,
      description: 'Amounts, rates and measures are exact decimals as text. Times are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['type', 'code', 'message'],
          properties: {
            type: { enum: Object.keys(errorStatus) },
            code: { type: 'string' },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            details: { type: 'object' },
            request_id: { type: 'string' },
          },
        },
      },
    },
    paths,
  };
}

function operationOf(endpoint: Endpoint): Json {
  const body = schemaOf(endpoint.body, 'input');
  const hasBody =
    endpoint.method !== 'GET' && Object.keys((body.properties as Json | undefined) ?? {}).length > 0;
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.').slice(0, -1).join('.')],
    ...(endpoint.access === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(typeof endpoint.access === 'object'
      ? { 'x-permission': `${endpoint.access.resource}.*.${endpoint.access.action}` }
      : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: body },
              'application/x-www-form-urlencoded': { schema: body },
              'multipart/form-data': { schema: body },
            },
          },
        }
      : {}),
    responses: responsesOf(endpoint),
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const answers: Json = {
    [endpoint.status]:
      endpoint.status === 204
        ? { description: 'Done' }
        : {
            description: 'The answer',
            content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
          },
  };
  for (const [status, codes] of Map.groupBy(codesOf(endpoint), (code) => errorStatus[allErrors[code]])) {
    answers[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes = ['invalid_fields', 'server_error', ...endpoint.errors];
  if (endpoint.access !== 'public') codes.push('logged_out');
  if (typeof endpoint.access === 'object') codes.push('forbidden');
  if (endpoint.path.includes('{')) codes.push('not_found');
  return [...new Set(codes)] as ErrorCode[];
}

const pathParameters = (endpoint: Endpoint): Json[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ list, detail, query, previews }: Endpoint): Json[] {
  const text = (name: string, description: string): Json => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  });
  const own = Object.entries((schemaOf(query, 'input').properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const names = (name: string, known: readonly string[] = []) =>
    known.length > 0 ? [text(name, `any of: ${known.join(', ')}`)] : [];
  if (list === undefined)
    return [
      ...own,
      ...names('include', detail?.includes),
      ...names('append', detail?.appends),
      ...(previews ? [text('preview', '1: answers what would be done, and keeps nothing')] : []),
    ];
  return [
    ...own,
    ...Object.entries(list.filters).map(([name, kind]) =>
      text(`filter[${name}]`, `${kind}; several values comma-joined`),
    ),
    ...Object.entries(list.between ?? {}).map(([name, kind]) =>
      text(`filter_between[${name}]`, `${kind}: start,end; either may be infinity`),
    ),
    ...(list.search ? [text('q', 'free text')] : []),
    text('sort', `any of: ${list.sorts.join(', ')}; a leading - descends; default ${list.defaultSort}`),
    ...names('include', list.includes),
    ...names('append', list.appends),
    ...(list.paged === false && list.pageable !== true
      ? []
      : [text('page', 'from 1'), text('per_page', '1 to 100, default 15')]),
  ];
}

function headerParameters({ method, access }: Endpoint): Json[] {
  const header = (name: string): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  });
  const common = [
    'Accept-Language',
    ...(access === 'public' ? [] : ['X-Organization-Id', 'X-Warehouse-Scope']),
  ];
  const writes =
    method === 'GET' || access === 'public'
      ? []
      : ['Idempotency-Key', ...(method === 'PUT' ? ['If-Match'] : [])];
  return [...common, ...writes].map(header);
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return rest;
}
