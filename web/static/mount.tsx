import '#web/ui/theme/mantine-styles.ts';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandFrame } from './island-frame.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hydrates the prerendered island; resolves when it is interactive. Text typed meanwhile
 * is kept in its fields.
 */
export async function mount(place: HTMLElement, name: string, Island: ComponentType): Promise<void> {
  const fields = [...place.querySelectorAll<Field>('input:not([type=checkbox]), textarea')];
  const typed = fields.map((field) => field.value);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      place,
      <IslandFrame>
        <Ready onReady={resolve}>
          <Island />
        </Ready>
      </IslandFrame>,
      { identifierPrefix: name },
    );
  });
  fields.forEach((field, at) => {
    const text = typed[at] ?? '';
    if (text !== '' && field.isConnected) type(field, text);
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Sets the value as if typed: React tracks values set through its own setter and would ignore the event. */
function type(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
