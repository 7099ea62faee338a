import { writeFileSync } from 'node:fs';
import { ENDPOINTS } from '#contract/all.ts';
import { openApiText } from '#server/http/openapi.ts';

writeFileSync('docs/openapi.json', openApiText(ENDPOINTS));
console.log(`docs/openapi.json: ${ENDPOINTS.length} calls`);
