import type { MenuProps, Menu as Parts } from '@mantine/core';
import {
  Children,
  type ComponentType,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { soon } from './soon.ts';
import { useLateTarget } from './use-late-target.ts';

let parts: typeof Parts | undefined;
const load = async () => {
  parts ??= (await import('./floating-parts.ts')).Menu;
};
soon(load);

type Button = ReactElement<{ onClick?: () => void }>;

function Target({ children }: { children: Button }): ReactNode {
  return children;
}

/**
 * Mantine's menu, loaded when its button is first pressed; a list with a menu in each
 * row renders only buttons.
 */
function LateMenu({ children, id: givenId, ...props }: Omit<MenuProps, 'opened' | 'onChange'>) {
  const { id, isUsed, opened, setOpened, plain } = useLateTarget(load, givenId);
  const [target, dropdown] = Children.toArray(children);
  if (!isValidElement<{ children: Button }>(target) || target.type !== Target)
    throw new Error('A menu begins with its target.');
  const button = target.props.children;
  if (!isUsed || !parts) return cloneElement(button, plain('menu'));
  const Loaded = parts;
  return (
    <Loaded {...props} id={id} opened={opened} onChange={setOpened}>
      <Loaded.Target>{button}</Loaded.Target>
      {dropdown}
    </Loaded>
  );
}

/** Only rendered in an open menu, whose code is loaded by then. */
function part<Name extends 'Dropdown' | 'Item' | 'Label' | 'Divider'>(name: Name): (typeof Parts)[Name] {
  const Part = (props: object) => {
    const Loaded = parts?.[name] as ComponentType<object> | undefined;
    return Loaded ? <Loaded {...props} /> : null;
  };
  return Part as never;
}

export const Menu = Object.assign(LateMenu, {
  Target,
  Dropdown: part('Dropdown'),
  Item: part('Item'),
  Label: part('Label'),
  Divider: part('Divider'),
});
