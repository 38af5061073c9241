'use client';
import { Drawer } from '@vermilion/design-system/drawer';
import { useIntl } from 'react-intl';
import { type CategoryNode, CategoryPanel } from '../category';
import { messages as common } from '../internal/messages';
import { messages } from './messages';

export interface CategoryDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  categories: readonly CategoryNode[];
}

/** The categories in a narrow window. Large: load it when it is opened. */
export function CategoryDrawer({ open, onOpenChange, categories }: CategoryDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      side="start"
      size="sm"
      padding="none"
      title={intl.formatMessage(messages.allCategories)}
      closeLabel={intl.formatMessage(common.close)}
      open={open}
      onOpenChange={onOpenChange}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a link in it was followed */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
        }}
      >
        <CategoryPanel categories={categories} placement="drawer" />
      </div>
    </Drawer>
  );
}
