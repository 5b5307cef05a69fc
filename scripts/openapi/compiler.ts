import { join } from 'node:path';
import {
  API,
  type Checker,
  type Symbol as Declared,
  SignatureKind,
  type Type,
} from 'typescript/unstable/sync';

/** What the compiler knows of the program's source, for whoever reads its types. */
export interface Compiler extends Disposable {
  checker: Checker;
  /** What a file gives others by this name; undefined where there is nothing of the kind. */
  exported(file: string, name: string): Declared | undefined;
}

/** Starts the compiler (decision 75) for the program in `folder`. */
export function openCompiler(folder: string): Compiler {
  const api = new API({ cwd: folder });
  const snapshot = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error('The compiler finds no tsconfig.json');
  const { checker, program } = project;
  return {
    checker,
    exported(file, name) {
      const source = program.getSourceFile(join(folder, file));
      const module = source && checker.getSymbolAtLocation(source);
      return module && checker.getExportsOfModule(module).find((one) => one.name === name);
    },
    [Symbol.dispose]: () => api.close(),
  };
}

/** The type of a property, such as `takes` of a handler. */
export function typeOfProperty(checker: Checker, type: Type, name: string): Type | undefined {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
}

/** What a call gives back in the end, each of the types that it may be. */
export function typesOfResult(checker: Checker, type: Type): readonly Type[] {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const given = signature && checker.getReturnTypeOfSignature(signature);
  return given ? membersOf(given).flatMap((one) => membersOf(awaited(checker, one))) : [];
}

/** The types that a union is made of; any other type is one. */
export function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

function awaited(checker: Checker, type: Type): Type {
  const isPromise = type.getSymbol()?.name === 'Promise' && type.isTypeReference();
  return (isPromise && checker.getTypeArguments(type)[0]) || type;
}
