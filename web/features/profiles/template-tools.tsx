import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { TemplateKind } from '#contract/labels/templates.ts';
import { listTemplates } from '#contract/templates.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { IconTemplate } from '#web/ui/icons/papers.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog);

interface TemplateToolsProps {
  kind: TemplateKind;
  /** The current text, below which a template is inserted. */
  text: string;
  onChange: (text: string) => void;
}

/** The company's templates for one use: insert one, save the text as one, or edit them. */
export function TemplateTools({ kind, text, onChange }: TemplateToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useEndpoint(listTemplates, {}, { staleTime: 60_000 });
  const fitting = data.filter((template) => template.kind === kind);
  const insert = (added: string) => onChange(text.trim() === '' ? added : `${text.trimEnd()}\n\n${added}`);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden="true" />}
          >
            Templates
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {fitting.length > 0 && <Menu.Label>Insert template</Menu.Label>}
          {fitting.map((template) => (
            <Menu.Item key={template.id} onClick={() => insert(template.text)}>
              {template.name}
            </Menu.Item>
          ))}
          {fitting.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setOpen(true)}>
            {text.trim() === '' ? 'Manage templates…' : 'Save as template…'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <TemplatesDialog kind={kind} templates={fitting} text={text} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
