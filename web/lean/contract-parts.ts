import path from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { namesIn } from './names-in.ts';

/** At the end of a file: the half of the module that makes schemas. */
export const SCHEMAS = '?schemas';
const LIBRARY = 'zod';

/** A name that a module has from another. */
interface Imported {
  local: string;
  /** Null where one name stands for all of it. */
  name: string | null;
  from: string;
}

/** A statement of a module. */
interface Part {
  text: string;
  makes: readonly string[];
  uses: ReadonlySet<string>;
  isExported: boolean;
}

interface ContractModule {
  imports: readonly Imported[];
  parts: readonly Part[];
  /** Names of the half that makes schemas. */
  schemas: ReadonlySet<string>;
}

export type Contract = ReadonlyMap<string, ContractModule>;

/** The modules of the contract by their files, of code that is without what only the server reads. */
export function readContract(sources: ReadonlyMap<string, string>): Contract {
  const contract = new Map([...sources].map(([file, code]) => [file, readModule(code)] as const));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [file, module] of contract) {
      const schemas = schemasOf(module, file, contract);
      if (schemas.size > module.schemas.size) isSettled = false;
      contract.set(file, { ...module, schemas });
    }
  }
  for (const [file, module] of contract)
    contract.set(file, { ...module, schemas: new Set([...module.schemas, ...onlyForSchemas(module)]) });
  return contract;
}

function readModule(code: string): ContractModule {
  const { body } = parseAst(code);
  return {
    imports: body.flatMap((node) => (node.type === 'ImportDeclaration' ? namesFrom(node) : [])),
    parts: body.flatMap((node) => (node.type === 'ImportDeclaration' ? [] : partOf(node, code))),
    schemas: new Set(),
  };
}

export function namesFrom({ specifiers, source }: ESTree.ImportDeclaration): Imported[] {
  return specifiers.map((specifier) => {
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null;
    const name = imported && ('name' in imported ? imported.name : imported.value);
    return { local: specifier.local.name, name, from: source.value };
  });
}

function partOf(node: ESTree.Program['body'][number], code: string): Part[] {
  const isExported = node.type === 'ExportNamedDeclaration';
  const declared = isExported ? node.declaration : node;
  if (!declared) return [];
  const makes =
    declared.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({ id }) => [...namesIn(id)])
      : 'id' in declared && declared.id
        ? [...namesIn(declared.id)]
        : [];
  return [{ text: code.slice(declared.start, declared.end), makes, uses: namesIn(declared), isExported }];
}

/** What makes schemas, in whatever steps. */
function schemasOf({ imports, parts, schemas: known }: ContractModule, file: string, contract: Contract) {
  const schemas = new Set(known);
  for (const { local, name, from } of imports)
    if (from === LIBRARY || isSchema(contract, contractFile(from, file), name)) schemas.add(local);
  for (let before = -1; before < schemas.size; ) {
    before = schemas.size;
    for (const { makes, uses } of parts)
      if ([...uses].some((name) => schemas.has(name))) for (const name of makes) schemas.add(name);
  }
  return schemas;
}

/** The texts and patterns that nothing else of the module uses. */
function onlyForSchemas({ parts, schemas }: ContractModule): string[] {
  const others = parts.filter(({ makes }) => !makes.some((name) => schemas.has(name)));
  return others
    .filter((part) => !part.isExported && part.makes.length > 0)
    .filter((part) =>
      others.every(({ uses }) => part.uses === uses || !part.makes.some((name) => uses.has(name))),
    )
    .flatMap(({ makes }) => makes);
}

/** The file of the contract that an import names; undefined where it names another. */
export function contractFile(from: string, importer: string): string | undefined {
  const file = from.startsWith('#')
    ? path.resolve(from.slice(1))
    : path.resolve(path.dirname(importer), from);
  const isOf = (from.startsWith('#') || from.startsWith('.')) && /[\\/]contract[\\/]/.test(file);
  return isOf ? file : undefined;
}

function isSchema(contract: Contract, file: string | undefined, name: string | null): boolean {
  return file !== undefined && name !== null && (contract.get(file)?.schemas.has(name) ?? false);
}

/** One half of a module as code of its own. */
export function halfOf(contract: Contract, file: string, isOfSchemas: boolean): string {
  const module = contract.get(file);
  if (!module) throw new Error(`${file} is no module of the contract.`);
  const { imports, parts, schemas } = module;
  const [own, other] = [isOfSchemas, !isOfSchemas].map((half) =>
    parts.filter(({ makes }) => makes.some((name) => schemas.has(name)) === half),
  ) as [Part[], Part[]];
  const uses = new Set(own.flatMap((part) => [...part.uses]));
  const makes = (half: readonly Part[]) => half.flatMap((part) => part.makes);
  const wanted = isOfSchemas
    ? [...imports, ...makes(other).map((name) => ({ local: name, name, from: `./${path.basename(file)}` }))]
    : imports;
  // What the schemas use of the rest is exported for them, if for nobody else.
  return [
    ...wanted.filter(({ local }) => uses.has(local)).map((imported) => importOf(contract, imported, file)),
    ...own.map(({ text }) => text),
    `export { ${makes(own).join(', ')} };`,
  ].join('\n');
}

/** An import of one name, from the half of the contract that has it. */
export function importOf(contract: Contract, { local, name, from }: Imported, importer: string): string {
  if (name === null) return `import * as ${local} from '${from}';`;
  const half = isSchema(contract, contractFile(from, importer), name) ? SCHEMAS : '';
  return `import { ${name} as ${local} } from '${from}${half}';`;
}
