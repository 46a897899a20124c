"""Reports, tables and pages made of what was measured."""
