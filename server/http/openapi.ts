import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';

interface Wire {
  wire?: Record<string, unknown>;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      const wire = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) as Wire | undefined)?.wire;
      if (!wire) return;
      for (const key of Object.keys(json)) delete json[key as keyof typeof json];
      Object.assign(json, wire);
    },
  });
  return rest;
}

function parameters(endpoint: Endpoint) {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, json]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: json,
    }));
  };
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query')];
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.upload) {
    const fields = endpoint.body ? (jsonSchema(endpoint.body, 'input').properties as object) : {};
    const file = { type: 'array', items: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties: { ...fields, [endpoint.upload.field]: file } };
    return { content: { 'multipart/form-data': { schema } } };
  }
  return endpoint.body && { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } };
}

function envelope(data: object | undefined) {
  return {
    type: 'object',
    properties: { success: { const: true }, message: { type: 'string' }, ...(data && { data }) },
    required: ['success'],
  };
}

function failure(description: string) {
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema } } };
}

function operation(endpoint: Endpoint) {
  const data = endpoint.response && jsonSchema(endpoint.response, 'output');
  const schema = endpoint.bare ? data : envelope(data);
  const hasBody = endpoint.status !== 204 && !endpoint.stream;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.access.kind === 'user' && { security: [{ bearer: [] }] }),
    parameters: parameters(endpoint),
    requestBody: requestBody(endpoint),
    responses: {
      [endpoint.status]: {
        description: endpoint.message ?? 'Success',
        ...(hasBody && { content: { 'application/json': { schema } } }),
      },
      ...((endpoint.proof || endpoint.proofWhen) && {
        403: failure('PROOF_REQUIRED without a proof of this session (/api/auth/prove)'),
      }),
      default: failure('Failure'),
    },
  };
}

const FAILURE = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** The OpenAPI 3.1 document of these endpoints; a test compares docs/openapi.json with it. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  // Runtimes disagree about the order of a module's exports, which determines that of the endpoints.
  const sorted = endpoints.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
  for (const endpoint of sorted) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Medallist', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The text of docs/openapi.json. */
export function openApiText(endpoints: readonly Endpoint[]): string {
  return `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`;
}

/** The API documentation at /docs, generated from the contract. */
export async function registerDocs(app: FastifyInstance, document: object): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
  });
}
