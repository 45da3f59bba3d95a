import { createContext, useContext, useState, type ComponentType, type ReactNode } from "react";
import type { Order } from "#domain/content/plan.ts";

// Most visitors never open the dialog: its code is loaded at the first sign of interest.
const loadDialog = () => import("./enrollment-dialog.tsx");

type Enrollment = {
  /** Fails where the dialog's code cannot be fetched. */
  open: (order: Order) => Promise<void>;
  prepare: () => void;
};

const EnrollmentContext = createContext<Enrollment>({ open: async () => {}, prepare: () => {} });

export const useEnrollment = () => useContext(EnrollmentContext);

type Opened = {
  Dialog: ComponentType<{ isOpen: boolean; order: Order; onClose: () => void }>;
  order: Order;
  isOpen: boolean;
};

type EnrollmentProviderProps = {
  /** Called when the dialog has opened. */
  onOpened: () => void;
  children: ReactNode;
};

export function EnrollmentProvider({ onOpened, children }: EnrollmentProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [enrollment] = useState<Enrollment>(() => ({
    open: async ({ course, price }) => {
      const { EnrollmentDialog } = await loadDialog();
      setOpened({ Dialog: EnrollmentDialog, order: { course, price }, isOpen: true });
      onOpened();
    },
    prepare: () => void loadDialog().catch(() => {}),
  }));

  return (
    <EnrollmentContext value={enrollment}>
      {children}
      {opened && (
        <opened.Dialog
          isOpen={opened.isOpen}
          order={opened.order}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </EnrollmentContext>
  );
}
