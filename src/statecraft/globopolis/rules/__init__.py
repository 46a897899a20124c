"""The rules of Globopolis, one module for each chapter of the booklet or part of one."""
