import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { TEMPLATE_KIND_LABELS, type TemplateKind } from '#contract/labels/templates.ts';
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  PLACEHOLDERS,
  TEMPLATE_TEXT_MAX,
  type Template,
  TemplateChange,
} from '#contract/templates.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import classes from './templates-dialog.module.css';

interface TemplatesDialogProps {
  kind: TemplateKind;
  templates: readonly Template[];
  /** The text of a new template. */
  text: string;
  onClose: () => void;
}

/** The company's templates for one use: adds one, or edits an existing one. */
export function TemplatesDialog({ kind, templates, text, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<Template>();
  const list = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<Template>();
  const [isAsking, setAsking] = useState(false);
  const remove = useEndpointMutation(deleteTemplate, {
    onSuccess() {
      setAsking(false);
      list.current?.focus();
      notifications.show({ message: 'Template deleted' });
      if (edited?.id === doomed?.id) setEdited(undefined);
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Templates: ${TEMPLATE_KIND_LABELS[kind].toLowerCase()}`}
      size={560}
    >
      <div ref={list} tabIndex={-1}>
        {templates.length > 0 && (
          <ul className={classes.list}>
            {templates.map((template) => (
              <li key={template.id}>
                <div className={classes.words}>
                  <p className="strong">{template.name}</p>
                  <p className="small muted">{template.text}</p>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setEdited(template)}
                  aria-label={`Edit ${template.name}`}
                >
                  Edit
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  onClick={() => {
                    remove.reset();
                    setDoomed(template);
                    setAsking(true);
                  }}
                  aria-label={`Delete ${template.name}`}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <TemplateForm
        key={edited?.id ?? 'new'}
        kind={kind}
        template={edited}
        text={edited?.text ?? text}
        onDone={() => (edited ? setEdited(undefined) : onClose())}
        onCancel={edited ? () => setEdited(undefined) : onClose}
      />
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => doomed && remove.mutate({ params: { id: doomed.id } })}
        title={`Delete ${doomed?.name}?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        loading={remove.isPending}
        error={remove.error?.message}
      >
        <p>Nobody in your company can put it in any more. What was sent with it stays as it is.</p>
      </ConfirmModal>
    </Dialog>
  );
}

interface TemplateFormProps {
  kind: TemplateKind;
  template: Template | undefined;
  text: string;
  onDone: () => void;
  onCancel: () => void;
}

function TemplateForm({ kind, template, text, onDone, onCancel }: TemplateFormProps) {
  const form = useZodForm(TemplateChange, { defaultValues: { name: template?.name ?? '', text } });
  const { control, handleSubmit } = form;
  const draft = useDraftForm(form, `template:${template?.id ?? kind}`);
  const told = {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: addTemplate.message });
      onDone();
    },
  };
  const add = useEndpointMutation(addTemplate, told);
  const change = useEndpointMutation(changeTemplate, told);
  const error = add.error ?? change.error;
  const save = (body: TemplateChange) =>
    template ? change.mutate({ params: { id: template.id }, body }) : add.mutate({ body: { kind, ...body } });
  return (
    <form
      noValidate
      // Rendered inside another form, which must not be submitted too.
      onSubmit={(event) => {
        event.stopPropagation();
        void handleSubmit(save)(event);
      }}
    >
      <div style={{ display: 'grid', gap: 14 }}>
        {error && <FailureMessage>{error.message}</FailureMessage>}
        <DraftNotice draft={draft} />
        <TextField
          control={control}
          name="name"
          label={template ? 'Name' : 'Name of a new template'}
          data-autofocus
        />
        <TextareaField
          control={control}
          name="text"
          label="Text"
          limit={TEMPLATE_TEXT_MAX}
          description={`${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')} are filled in when it is sent.`}
        />
      </div>
      <SubmitFooter
        isSending={add.isPending || change.isPending}
        onCancel={onCancel}
        cancelLabel={template ? 'Back' : 'Close'}
      >
        Save
      </SubmitFooter>
    </form>
  );
}
